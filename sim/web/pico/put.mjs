// "By cable", on the page that leads onto a Pico: says what runs on a board and puts Tessera on it,
// as a firmware if the host has one for its display, else as files.

import { waitsFor, putBack } from "./back.mjs";
import { wait } from "./copies.mjs";
import { Desk, download, t, told } from "./desk.mjs";
import { load } from "./host.mjs";
import { bring, isNewer, refuse, releaseOf } from "./install.mjs";
import { keptName } from "./plan.mjs";
import { Trouble } from "./trouble.mjs";

const ANY = "any"; // the board asks for its display
const ENGLISH = "en";
const display = document.getElementById("display");
const picture = document.getElementById("drag"); // how to put a file on a drive

let drive; // the firmware, { name, content }, for the board `id` that has become a drive
let language; // the element to choose it

const desk = new Desk("put", offer, resting);

display.addEventListener("change", hideLanguage);
document.getElementById("file")?.addEventListener("click", byHand);

// Way one: the browser saves the file.
function byHand() {
  const { file } = display.selectedOptions[0].dataset;
  document.getElementById("file-told").textContent = file ? "" : t(display.value ? "no_file" : "choose");
  if (file) Object.assign(document.createElement("a"), { href: file, download: "" }).click();
  else display.focus();
}

async function resting() {
  if (!drive || !(await waitsFor(drive.id))) return {};
  const { name, content } = drive;
  return { answers: [[t("save_again"), () => saveAgain(content, name)]], more: [Object.assign(picture.cloneNode(), { id: "" })] };
}

function saveAgain(content, name) {
  download(content, name);
  desk.rest(t("drive", { name }));
}

async function offer() {
  const back = await putBack(desk);
  const { facts } = desk;
  const said = [...back];
  said.push(t(facts.kind, { version: facts.installed }));
  if (back.length && facts.frozen && facts.installed === told.version) return desk.ended(() => said.join(" "));
  const names = Array.from(display.options, (option) => option.value);
  const known = [facts.frozen?.[0], facts.board?.trim()].find((name) => name && names.includes(name));
  if (known) display.value = known;
  said.push(t("own", { own: told.version }));
  choose(said.join(" "));
}

// Ask what is to be done.
function choose(text) {
  const label = Object.assign(document.createElement("label"), { textContent: `${t("language")} ` });
  language = document.createElement("select");
  language.append(...Object.entries(told.packs).map(([code, name]) => new Option(name, code)));
  language.value = languageOf(desk.facts);
  if (!language.value) language.selectedIndex = 0;
  label.append(language);
  hideLanguage();
  desk.show(text, [[t("put"), put], [t("restart"), () => desk.ended(() => "")]], { more: [label] });
}

// Return the language that a board has beside English if it is one only, else that of the page.
function languageOf({ languages }) {
  const own = (languages ?? "").split("\n")[0].split(",").filter((code) => code !== ENGLISH && code in told.packs);
  return own.length === 1 ? own[0] : document.documentElement.lang;
}

const hasFirmware = () => display.value in told.firmware && !desk.facts.machine.includes("RP2350");

function hideLanguage() {
  if (language) language.parentElement.hidden = !language.length || !display.value || hasFirmware();
}

function put() {
  if (display.value) return desk.ended(hasFirmware() ? putFirmware : putFiles);
  choose(t("choose"));
  display.focus();
}

async function putFiles() {
  if (!language.value) throw new Trouble("no_file");
  const { board, facts } = desk;
  const { needs } = told;
  refuse(facts, needs);
  desk.work();
  const profile = display.value === ANY ? null : display.value;
  const count = await bring(board, facts, told.folder + language.value, profile, desk.progress);
  const said = [count ? t("installed", { count }) : t("same")];
  if (facts.kind === "program") said.push(t("kept_main", { name: keptName(facts) }));
  if (isNewer(facts, needs)) said.push(t("newer", { release: releaseOf(facts), newest: needs.newest.join(".") }));
  return said.join(" ");
}

async function putFirmware() {
  const { board, facts } = desk;
  const { path, sum } = told.firmware[display.value];
  desk.work();
  const name = path.split("/").pop();
  const content = await load(path, sum);
  if (!facts.frozen && !(await desk.ask(t("others_lost"), t("put")))) return "";
  const [, saved] = await desk.save();
  await wait(facts.id, { content: saved, size: facts.size });
  download(content, name);
  await board.bootloader();
  await board.close();
  desk.board = undefined;
  drive = { id: facts.id, name, content };
  return t("drive", { name });
}
