// What the page itself remembers: the board. A browser may refuse to keep it.

const PREFIX = "tessera.";

export function kept(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // then the default is used next time
  }
}
