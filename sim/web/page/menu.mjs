// The page's own menu: a dialog that is made anew whenever it is opened, in the present language.

import { draw } from "./qr.mjs";
import { t } from "./texts.mjs";

const MODULE = 3; // pixels of a module of a QR code

function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

function field(label, control) {
  return make("label", {}, make("span", { textContent: label }), control);
}

// options: pairs of value and text
function choice(options, chosen, take) {
  const select = make("select", {}, ...options.map(([value, text]) => new Option(text, value, false, value === chosen)));
  select.onchange = () => take(select.value);
  return select;
}

function button(label, work) {
  return make("button", { type: "button", textContent: label, onclick: work });
}

// dialog: the element; page: what the menu may ask for, see page.mjs
export function openMenu(dialog, page) {
  const close = (work) => () => {
    dialog.close();
    work?.();
  };
  const boards = page.boards.map((board) => [board.name, `${board.title}, ${board.width}\u00d7${board.height}`]);
  const file = make("input", { type: "file", accept: ".tessera", hidden: true });
  file.onchange = () => file.files[0] && close(() => page.restore(file.files[0]))();
  dialog.replaceChildren(
    make("h2", { id: "menu-title", textContent: "Tessera" }),
    field(t("board"), choice(boards, page.board, (name) => close(() => page.useBoard(name))())),
    field(t("language"), choice(page.languages, document.documentElement.lang, (code) => close(() => page.useLanguage(code))())),
    make(
      "div",
      { className: "row" },
      ...(document.fullscreenEnabled ? [button(t("full_screen"), close(page.fullScreen))] : []),
      button(t("take_picture"), close(page.takePicture)),
      button(t("share"), close(page.share)),
    ),
    make("h3", { textContent: t("saved_games") }),
    make("div", { className: "row" }, button(t("export"), close(page.exportSaves)), button(t("import"), () => file.click()), file),
    make("h3", { textContent: t("keys") }),
    make(
      "dl",
      {},
      ...page.keys.flatMap(([letter, key]) => [make("dt", {}, make("kbd", { textContent: letter })), make("dd", { textContent: t(`key_${key}`) })]),
    ),
    make("div", { className: "row" }, button(t("close"), close())),
  );
  dialog.showModal();
}

// Show an address as text and as a QR code. links: to choose from, each a label, an address, and
// whether the label is copied along with it.
export function openLinks(dialog, links) {
  const text = make("input", { readOnly: true, onfocus: () => text.select() });
  text.setAttribute("aria-label", t("share"));
  const picture = make("div");
  const show = (address) => {
    text.value = address;
    const [label, , isSaid] = links.find((link) => link[1] === address);
    said = isSaid ? `${label} ${address}` : address;
    const code = draw(address, MODULE); // null if the address is too long for one
    code?.setAttribute("role", "img");
    code?.setAttribute("aria-label", t("qr"));
    picture.replaceChildren(...(code ? [code] : []));
    copied.textContent = "";
  };
  let said; // what is copied
  const copied = make("p");
  copied.setAttribute("role", "status");
  const copy = () =>
    navigator.clipboard.writeText(said).then(
      () => (copied.textContent = t("copied")),
      () => text.focus(),
    );
  dialog.replaceChildren(
    make("h2", { id: "menu-title", textContent: t("share") }),
    choice(links.map(([label, address]) => [address, label]), links[0][1], show),
    text,
    picture,
    copied,
    make("div", { className: "row" }, button(t("copy"), copy), button(t("close"), () => dialog.close())),
  );
  show(links[0][1]);
  dialog.showModal();
}
