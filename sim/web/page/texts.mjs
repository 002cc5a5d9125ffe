// The sentences of the page in the language of the application.

let texts = {};
let language = "";

// Speak a language from now on; return whether it is another one. all: language -> name -> text.
export function setLanguage(code, all = texts) {
  texts = all;
  if (code === language || !(code in texts)) return false;
  language = code;
  document.documentElement.lang = code;
  return true;
}

export function t(name) {
  return texts[language]?.[name] ?? name;
}
