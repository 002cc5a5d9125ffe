// "Take a match along", on the page that leads onto a Pico: copies all that is saved between this
// browser and a board.

import { putBack } from "./back.mjs";
import { players } from "./board.mjs";
import { all, BROWSER, keep } from "./copies.mjs";
import { button, Desk, download, t, told } from "./desk.mjs";
import { asKnown } from "./known.mjs";
import { alone, pack, read, unpack, write } from "./saves.mjs";

const SAVED_AS = "saves.tessera";

const desk = new Desk("take", offer, async () => ({ lines: await lines() }));

async function lines() {
  return (await all().catch(() => [])).map(line);
}

async function offer() {
  const said = await putBack(desk);
  const { board, facts } = desk;
  const there = await board.count();
  const here = (await alone(read)).size;
  const isOurs = facts.kind === "tessera";
  const choices = [];
  if (isOurs && here) choices.push([t("to_pico"), () => desk.ended(toPico)]);
  if (isOurs && there) choices.push([t("to_browser"), () => desk.ended(toBrowser)]);
  if (there) choices.push([t("save"), () => desk.ended(save)]);
  choices.push([t("restart"), () => desk.ended(() => "")]);
  const about = isOurs && facts.installed !== told.version ? "other_version" : facts.kind;
  said.push(t(about, { version: facts.installed, own: told.version }), t("counts", { there, here }));
  desk.show(said.join(" "), choices, { lines: await lines() });
}

async function save() {
  const [files, content] = await desk.save();
  download(content, SAVED_AS);
  return t("done", { count: files.size });
}

const toPico = async () => fillBoard(asKnown(players(await alone(read))));
const toBrowser = async () => {
  desk.work();
  return fillPage(asKnown(players(await desk.board.files(desk.progress))));
};

async function fillBoard(files) {
  const { board, facts } = desk;
  desk.work();
  const old = await board.files(desk.progress);
  const count = players(old).size;
  if (count) {
    if (!(await desk.ask(t("replace_pico", { count }), t("replace")))) return "";
    await keep(facts.id, pack(old));
  }
  desk.work();
  await board.replace(files, facts, desk.progress);
  return t("done", { count: files.size });
}

function fillPage(files) {
  return alone(async () => {
    const old = await read();
    if (old.size) {
      if (!(await desk.ask(t("replace_browser", { count: old.size }), t("replace")))) return "";
      await keep(BROWSER, pack(old));
    }
    await write(files);
    return t("done", { count: files.size });
  });
}

// Return the line of a copy. What is put back where it came from stays as it was.
function line({ of, at: when, content }) {
  const item = document.createElement("li");
  const said = new Date(when).toLocaleString(document.documentElement.lang);
  item.append(`${t(of === BROWSER ? "browser" : "pico")}, ${said} `, button(t("download"), () => download(content, SAVED_AS)));
  const files = unpack(content);
  const back = (fill) => item.append(" ", desk.answer(t("put_back"), () => desk.ended(() => fill(files))));
  if (of === BROWSER && !desk.board) back(fillPage);
  if (desk.board && of === desk.facts.id) back((own) => fillBoard(players(own)));
  return item;
}
