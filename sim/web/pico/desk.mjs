// A part of the page where something is done with a board: it says how things stand and what can
// be answered. One board is connected at a time: meanwhile the other parts rest.

import { Board, players } from "./board.mjs";
import { keep } from "./copies.mjs";
import { pack } from "./saves.mjs";
import { Trouble } from "./trouble.mjs";

export const told = JSON.parse(document.getElementById("told").textContent);
const language = document.documentElement.lang;
const FIRST_MS = 3000; // before this, and with less done, there is nothing to tell the time left by
const FIRST_SHARE = 0.02;
const LONG_S = 90; // is told in minutes
const STEP_S = 10;

const desks = [];

export const t = (name, fields = {}) => told.texts[name].replace(/\{(\w+)\}/g, (_, field) => fields[field]);

export function button(label, onclick) {
  return Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });
}

export function download(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Return how long something takes yet, "" if nobody knows. share: that is done.
export function timeLeft(share, elapsed_ms) {
  if (share < FIRST_SHARE || elapsed_ms < FIRST_MS) return "";
  const left_s = (elapsed_ms * (1 - share)) / share / 1000;
  const [unit, count] = left_s > LONG_S ? ["minute", left_s / 60] : ["second", STEP_S * Math.ceil(left_s / STEP_S)];
  const style = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 };
  return t("left", { time: new Intl.NumberFormat(language, style).format(Math.ceil(count)) });
}

export class Desk {
  // offer: says what can be done with `board`, which has just come; resting: returns what else to
  // show while none is connected, as of `show`
  constructor(id, offer, resting = async () => ({})) {
    this.place = document.getElementById(id);
    Object.assign(this, { offer, resting, board: undefined, facts: undefined });
    desks.push(this);
    if (navigator.serial) this.rest("");
    else this.at("told").textContent = t("unable");
  }

  at(name) {
    return this.place.querySelector(`.${name}`);
  }

  // Return a button that can be pressed once, and no other after it.
  answer(label, work) {
    return button(label, () => {
      this.show(this.at("told").textContent, []);
      work();
    });
  }

  // Say something. answers: pairs of a text and a function; more, lines: elements above and below
  // their buttons.
  show(text, answers, { lines = [], more = [] } = {}) {
    const isFocused = this.place.contains(document.activeElement);
    this.at("told").textContent = text;
    this.at("progress").hidden = true;
    this.at("left").textContent = "";
    this.at("more").replaceChildren(...more);
    this.at("answers").replaceChildren(...answers.map(([label, work]) => this.answer(label, work)));
    this.at("lines")?.replaceChildren(...lines);
    if (isFocused) (this.at("answers").firstChild ?? this.at("told")).focus();
  }

  ask(text, yes) {
    return new Promise((go) => this.show(text, [[yes, () => go(true)], [t("keep"), () => go(false)]]));
  }

  work() {
    this.show(t("working"), []);
    this.began = performance.now();
    this.progress(0);
  }

  progress = (share) => {
    this.at("progress").value = share;
    this.at("progress").hidden = false;
    this.at("left").textContent = timeLeft(share, performance.now() - this.began);
  };

  // Wait for a board. text: how the last one ended.
  async rest(text) {
    const { answers = [], ...parts } = await this.resting();
    this.show(text, [[t("connect"), () => this.connect()], ...answers], parts);
  }

  // Read all files of the board, and keep a copy of them in this browser; return [files, copy].
  async save() {
    this.work();
    const files = await this.board.files(this.progress);
    const content = pack(files);
    if (players(files).size) await keep(this.facts.id, content);
    return [files, content];
  }

  // Do something with the board or the page, and say how it ended.
  async ended(does) {
    const parts = [];
    try {
      parts.push(await does());
    } catch (error) {
      parts.push(error instanceof Trouble ? t(error.name, error.fields) : t("failed", { text: String(error) }));
    }
    if (this.board) {
      if (!this.board.isLost) parts.push(t("restarts"));
      await this.board.restart();
      this.board = undefined;
    }
    for (const desk of desks) {
      desk.place.inert = false;
      await desk.rest(desk === this ? parts.filter(Boolean).join(" ") : "");
    }
  }

  async connect() {
    for (const desk of desks) desk.place.inert = desk !== this;
    this.work();
    try {
      this.board = await Board.find();
      this.facts = await this.board.facts();
      await this.offer();
    } catch (error) {
      this.ended(() => {
        throw error;
      });
    }
  }
}
