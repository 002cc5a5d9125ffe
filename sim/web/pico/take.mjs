// "Take a match along", on the page that leads onto a Pico: copies all that is saved between this
// browser and a board.

import { Board, players } from "./board.mjs";
import { all, BROWSER, keep } from "./copies.mjs";
import { asKnown } from "./known.mjs";
import { alone, pack, read, unpack, write } from "./saves.mjs";
import { Trouble } from "./trouble.mjs";

const { version, texts } = JSON.parse(document.getElementById("texts").textContent);
const at = (id) => document.getElementById(id);

let board; // that is connected, and its facts
let facts;

const t = (name, fields = {}) => texts[name].replace(/\{(\w+)\}/g, (_, field) => fields[field]);

function button(label, onclick) {
  return Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });
}

// Return a button that can be pressed once, and no other after it.
function answer(label, work) {
  return button(label, () => {
    show(at("told").textContent, []);
    work();
  });
}

// Say something. answers: pairs of a text and a function; copies: that can be put back.
function show(text, answers, copies = []) {
  at("told").textContent = text;
  at("progress").hidden = true;
  at("answers").replaceChildren(...answers.map(([label, work]) => answer(label, work)));
  at("copies").replaceChildren(...copies.map(line));
}

const ask = (text, yes) => new Promise((go) => show(text, [[yes, () => go(true)], [t("keep"), () => go(false)]]));

function work() {
  show(t("working"), []);
  at("progress").value = 0;
  at("progress").hidden = false;
}

async function begin(text) {
  show(text, [[t("connect"), connect]], await all().catch(() => []));
}

const progress = (share) => (at("progress").value = share);

// Do something with the board or the page, and say how it ended.
async function ended(does) {
  const parts = [];
  try {
    parts.push(await does());
  } catch (error) {
    parts.push(error instanceof Trouble ? t(error.name, error.fields) : t("failed", { text: String(error) }));
  }
  if (board) {
    if (!board.isLost) parts.push(t("restarts"));
    await board.restart();
    board = undefined;
  }
  await begin(parts.filter(Boolean).join(" "));
}

async function connect() {
  work();
  try {
    board = await Board.find();
    facts = await board.facts();
    await offer();
  } catch (error) {
    ended(() => {
      throw error;
    });
  }
}

async function offer() {
  const there = await board.count();
  const here = (await alone(read)).size;
  const isOurs = facts.kind === "tessera";
  const choices = [];
  if (isOurs && here) choices.push([t("to_pico"), () => ended(toPico)]);
  if (isOurs && there) choices.push([t("to_browser"), () => ended(toBrowser)]);
  if (there) choices.push([t("save"), () => ended(save)]);
  choices.push([t("restart"), () => ended(() => "")]);
  const said = isOurs && facts.version !== version ? "other_version" : facts.kind;
  const about = t(said, { version: facts.version, own: version });
  show(`${about} ${t("counts", { there, here })}`, choices, await all());
}

async function save() {
  work();
  const files = await board.files(progress);
  const content = pack(files);
  await keep(facts.id, content);
  download(content);
  return t("done", { count: files.size });
}

const toPico = async () => fillBoard(asKnown(players(await alone(read))));
const toBrowser = async () => {
  work();
  return fillPage(asKnown(players(await board.files(progress))));
};

async function fillBoard(files) {
  work();
  const old = await board.files(progress);
  const count = players(old).size;
  if (count) {
    if (!(await ask(t("replace_pico", { count }), t("replace")))) return "";
    await keep(facts.id, pack(old));
  }
  work();
  await board.replace(files, facts, progress);
  return t("done", { count: files.size });
}

function fillPage(files) {
  return alone(async () => {
    const old = await read();
    if (old.size) {
      if (!(await ask(t("replace_browser", { count: old.size }), t("replace")))) return "";
      await keep(BROWSER, pack(old));
    }
    await write(files);
    return t("done", { count: files.size });
  });
}

function download(content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = "saves.tessera";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Return the line of a copy. What is put back where it came from stays as it was.
function line({ of, at: when, content }) {
  const item = document.createElement("li");
  const said = new Date(when).toLocaleString(document.documentElement.lang);
  item.append(`${t(of === BROWSER ? "browser" : "pico")}, ${said} `, button(t("download"), () => download(content)));
  const files = unpack(content);
  if (of === BROWSER && !board) item.append(" ", answer(t("put_back"), () => ended(() => fillPage(files))));
  if (board && of === facts.id) item.append(" ", answer(t("put_back"), () => ended(() => fillBoard(players(files)))));
  return item;
}

if (navigator.serial) begin("");
else at("told").textContent = t("unable");
