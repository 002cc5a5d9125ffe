// Says that a file of the page is missing or broken. It is loaded first, and needs no other file:
// tools.web writes the sentences of all languages here.

const UNLOADED = { "@UNLOADED@": ["", ""] }; // language -> a sentence, and the text of a button

function unloaded() {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", unloaded);
    return;
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = spoken.find((code) => code in UNLOADED) ?? "en";
  document.documentElement.lang = language;
  const [sentence, label] = UNLOADED[language];
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
  button.onclick = () => location.reload();
  document.getElementById("notice-text").textContent = sentence;
  document.getElementById("notice-buttons").replaceChildren(button);
  document.getElementById("notice").hidden = false;
}

// A file that is missing is an error of its element, one that is cut an error of the window.
addEventListener("error", unloaded, true);

// One that is cut within a comment is no error, but its last line has not run.
addEventListener("load", () => globalThis.isWhole || unloaded());

// Everything is there: later errors have other causes.
function loaded() {
  removeEventListener("error", unloaded, true);
}
