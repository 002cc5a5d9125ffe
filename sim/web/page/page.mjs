// The page: it keeps picture, keys and sound, and starts the worker that runs the application.

import { Panel } from "./panel.mjs";
import { isBrowsers, Keys, NAMES } from "./keys.mjs";
import { dealLink, matchLink, readLink, today } from "./links.mjs";
import { showCard } from "./card.mjs";
import { openLinks, openMenu } from "./menu.mjs";
import { Speaker } from "./speaker.mjs";
import { kept, keep } from "./kept.mjs";
import { setLanguage, t } from "./texts.mjs";

const DEFAULT_BOARD = "waveshare_lcd13";
const NEWS_MS = 4000;
const FIRST = "first picture"; // a mark in the browser's record of times
const PING_MS = 2000;
const MOST_SAID = 30; // announcements that stay in the page
const MOST_PINGS = 5; // that a worker may leave unanswered: loading a game takes a slow phone a while

// A phone: the picture takes its whole width or height, and the keys make two diamonds. See page.css.
const phone = matchMedia("(max-aspect-ratio: 1/1), (max-height: 480px)");
const hasKeyboard = !matchMedia("(hover: none)").matches;
// The part of its room that the picture takes at least, on a phone and elsewhere.
const [LEAST_ON_PHONE, LEAST] = [0.97, 0.9];
const DIRECTIONS = ["UP", "DOWN", "LEFT", "RIGHT"];

const at = (id) => document.getElementById(id);

const speaker = new Speaker(() => say(t("no_sound")));
const keys = new Keys((levels) => {
  if (levels) hideCard();
  player.keysSent += 1;
  if (player.isReady) setBusy(true);
  player.worker?.postMessage({ kind: "keys", levels, number: player.keysSent });
});
keys.onGesture = () => speaker.wake();
keys.onFinger = (does, x, y, way = -1) => {
  if (!player.isReady) return;
  if (does !== "hover") hideCard();
  const at = player.panel.pixelAt(x, y);
  if (does === "hover" && at.x === player.hovered?.x && at.y === player.hovered.y) return;
  player.hovered = does === "hover" ? at : null;
  player.keysSent += 1;
  setBusy(true);
  player.worker.postMessage({ kind: "finger", does, ...at, way, number: player.keysSent });
};

// What plays: the worker, its panel, what it was asked for, whether another tab still has to leave
// for it, whether it has begun, whether it waits for files, how many messages about keys it was
// sent, the pixel that the mouse was over last, and how often in a row it has not answered.
const player = { worker: null, panel: null, board: null, asked: null, insists: false, isReady: false, waits: false, keysSent: 0, hovered: null, unanswered: 0 };
let site; // site.json: boards, games, languages and texts
let newsTimer;
let lasting = ""; // the sentence below the device that stays
let keeping; // a promise: see renew
let over = {}; // of the match whose end is shown, as of Console.share; {} for none

// Return a worker, null if this browser has none.
function newWorker() {
  if (!globalThis.Worker || !globalThis.WebAssembly) return null;
  let hasModules = false; // a browser that has module workers reads the type
  const how = {
    get type() {
      hasModules = true;
      return "module";
    },
  };
  const worker = new Worker("worker.mjs", how);
  worker.onmessage = ({ data }) => data.kind === "progress" && heard.progress(data);
  worker.onerror = ({ message }) => {
    worker.fault ??= hasModules ? { kind: "unloaded" } : { kind: "unable" };
    if (worker !== player.worker) return; // it is said when this worker is to play
    if (player.isReady) heard.failed({ text: message });
    else heard[worker.fault.kind](worker.fault);
  };
  return worker;
}

let nextWorker = newWorker(); // loads the interpreter while the page reads site.json

function showProgress(is) {
  at("progress").hidden = !is;
  if (is) at("progress").removeAttribute("value"); // it moves, and names no share yet
}

// The attribute says that the picture still changes, or that keys are not answered yet. It is false
// when the page waits for a key: screen readers and tests read it.
function setBusy(is) {
  at("picture").setAttribute("aria-busy", is);
}

function draw(board) {
  const drawn = new Map();
  const sideOf = ({ name, side }) => (phone.matches ? (DIRECTIONS.includes(name) ? "left" : "right") : side);
  for (const side of ["left", "right"]) {
    const group = at(side);
    group.replaceChildren();
    group.setAttribute("aria-label", t(side));
    for (const key of board.keys.filter((key) => sideOf(key) === side)) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.key = key.name;
      if (!phone.matches) button.style.gridArea = `${key.row + 1} / ${key.column + 1}`;
      const cap = document.createElement("span");
      button.append(cap);
      cap.textContent = key.label;
      if (hasKeyboard) {
        // The hints name the keyboard's keys; the board's own name stands below.
        cap.textContent = key.letter;
        const own = document.createElement("small");
        own.textContent = DIRECTIONS.includes(key.name) ? "" : key.label;
        button.append(own);
      }
      button.setAttribute("aria-label", t(`key_${key.name}`));
      drawn.set(NAMES.indexOf(key.name), button);
      group.append(button);
    }
  }
  at("title").textContent = board.title;
  keys.use(drawn);
}

function end() {
  player.worker?.terminate();
  player.worker = null;
  player.isReady = player.waits = false;
  player.keysSent = 0;
  player.unanswered = 0;
  setBusy(true);
  at("lines").textContent = "";
  heard.over({ end: {} });
  speaker.hear(0, 0);
}

// Start the application anew. asked: `launch` as of sim/web/console.py, `insist` (another tab has
// to leave), `card` (whether the first card is shown).
function start(asked = {}) {
  end();
  at("card").hidden = true;
  hideNotice();
  showProgress(true);
  const name = kept("board");
  const board = site.boards.find((board) => board.name === name) ?? site.boards.find((board) => board.name === DEFAULT_BOARD);
  player.board = board;
  player.asked = asked;
  player.insists ||= Boolean(asked.insist); // also when this start ends one that still waits
  const device = at("device");
  device.style.setProperty("--across", board.width);
  device.style.setProperty("--down", board.height);
  draw(board);
  player.panel = new Panel(at("picture"), board);
  fit();
  device.classList.add("ready");
  const worker = nextWorker ?? newWorker();
  nextWorker = null;
  player.worker = worker;
  if (!worker) return heard.unable();
  if (worker.fault) return heard[worker.fault.kind](worker.fault);
  worker.onmessage = ({ data }) => worker === player.worker && heard[data.kind](data);
  worker.postMessage({
    kind: "start",
    asked: {
      board: board.name,
      letters: hasKeyboard,
      language: document.documentElement.lang,
      calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
      insist: player.insists,
      mark: site.mark,
      launch: asked.launch ?? {},
    },
  });
}

const heard = {
  progress: ({ share }) => player.isReady || (at("progress").value = share),
  ready: ({ kept, understood, begun, isOfThisVersion, inTheWay, inPlay }) => {
    player.insists = false;
    player.isReady = true;
    showProgress(false);
    const { launch = {} } = player.asked;
    const presents = launch.presents && begun.watch;
    if (begun.code) keep(`word.${begun.game}`, `${begun.seed} ${begun.code.toUpperCase()}`);
    // A start that is repeated goes on with the match.
    if (begun.game && !begun.watch) player.asked = { launch: { resume: begun.game } };
    at("device").setAttribute("aria-label", t("board"));
    at("picture").setAttribute("aria-label", t("picture"));
    if (presents) presentGame(begun.game);
    else history.replaceState(null, "", location.href.split("#")[0]);
    if (player.asked.card) present(inPlay);
    if (inTheWay) {
      const buttons = [
        [t("go_on"), () => start({ launch: { resume: inTheWay } })],
        [t("set_aside"), () => start({ launch: { ...launch, replaces: true } })],
      ];
      notice(t("in_the_way"), buttons);
    }
    if (!isOfThisVersion) say(t("other_version"), true);
    else if (!understood) say(t("bad_link"));
    if (!kept) say(t("not_kept"), true);
    // An installed page asks that the browser never drops its files to make room.
    else if (matchMedia("(display-mode: standalone)").matches) navigator.storage.persist();
    if (document.hidden) heardHidden();
  },
  // The application needs files that have not come yet, and answers nothing until they have.
  waits: ({ does }) => {
    player.waits = does;
    showProgress(does || !player.isReady);
  },
  // The worker has fetched all parts that come. Only now are files kept: before, most would be fetched twice.
  whole: () => (keeping ??= renew(navigator.serviceWorker)),
  unloaded: ({ isBroken }) => notice(t("unloaded"), [[t("try_again"), () => (isBroken ? location.reload() : start(player.asked))]]),
  unable: () => notice(t("no_worker"), [[t("try_again"), () => location.reload()]]),
  rests: ({ does, keys }) => setBusy(!does || keys !== player.keysSent),
  pong: () => {
    if (player.unanswered >= MOST_PINGS) hideNotice();
    player.unanswered = 0;
  },
  busy: () => notice(t("busy"), [[t("play_here"), () => start({ ...player.asked, insist: true })]]),
  taken: () => {
    end();
    notice(t("taken"), [[t("play_here"), () => start({ insist: true })]]);
  },
  picture: ({ buffer }) => {
    player.panel.show(buffer);
    if (!performance.getEntriesByName(FIRST).length) performance.mark(FIRST);
  },
  colours: ({ hex }) => player.panel.recolour(hex),
  tone: ({ hz, percent }) => speaker.hear(hz, percent),
  language: ({ code }) => speak(code),
  turned: ({ isTurned }) => at("device").classList.toggle("turned", isTurned),
  shared: async ({ record, ...deal }) => {
    const links = [[t("link_page"), ""]];
    if (deal.game) links.unshift([t("link_game"), `#${deal.game}`]);
    if (deal.code) links.unshift([t("link_deal"), dealLink(called(deal))]);
    if (record) links.unshift([t("link_match"), await matchLink(record)]);
    openLinks(at("menu"), links.map(([label, fragment]) => [label, addressOf(fragment)]));
  },
  over: (told) => {
    over = called(told.end);
    at("dare").hidden = !over.code;
    speakOfDare();
  },
  saves: ({ saves }) => download(new Blob([saves]), "saves.tessera"),
  restored: ({ why }) => {
    if (why) say(`${t("not_restored")} ${t(`saves_${why}`)}`);
    else start();
  },
  texts: ({ lines, news }) => {
    at("lines").textContent = lines;
    announce(news);
  },
  failed: ({ text }) => notice(`${t("failed")} ${text}`, [[t("again"), () => start()]]),
};

// Return a deal, by the word that it came from, if that is known, in place of its code.
function called(deal) {
  const [seed, word] = (kept(`word.${deal.game}`) ?? "").split(" ");
  return seed === deal.seed && word ? { ...deal, code: word } : deal;
}

function addressOf(fragment) {
  return new URL("./", location) + fragment;
}

// Let the player dare others to get more points from the deal of the match that is over.
function dare() {
  const text = t("beat").replace("{points}", over.points).replace("{word}", over.code);
  const url = addressOf(dealLink(over));
  const show = () => openLinks(at("menu"), [[text, url, true]]);
  if (!navigator.share) show();
  else navigator.share({ text, url }).catch(({ name }) => name === "AbortError" || show());
}

function speakOfDare() {
  at("dare").title = at("dare").firstChild.textContent = t("dare");
}

// Have a screen reader say something: each sentence once, when it has said those before.
function announce(news) {
  if (!news) return;
  const said = document.createElement("p");
  said.textContent = news;
  at("said").append(said);
  while (at("said").childElementCount > MOST_SAID) at("said").firstChild.remove();
}

function heardHidden() {
  player.unanswered = 0;
  player.worker?.postMessage({ kind: "pause", paused: document.hidden });
  if (document.hidden) speaker.hear(0, 0);
}

// Show a sentence over the picture. buttons: pairs of a text and a function; isLow: whether the
// picture stays visible above it.
function notice(text, buttons, isLow = false) {
  hideCard();
  showProgress(false);
  at("notice").classList.toggle("low", isLow);
  at("notice-text").textContent = text;
  at("notice-buttons").replaceChildren(
    ...buttons.map(([label, work]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.onclick = work;
      return button;
    }),
  );
  at("notice").hidden = false;
  at("notice-buttons").firstChild?.focus();
}

function hideNotice() {
  at("notice").hidden = true;
  at("picture").focus({ preventScroll: true });
}

// Ask the worker whether it is still there; a browser that ends a worker does not tell.
function watch() {
  if (!player.isReady || player.waits || document.hidden) return;
  player.unanswered += 1;
  if (player.unanswered === MOST_PINGS) notice(t("silent"), [[t("again"), () => start(player.asked)]]);
  player.worker.postMessage({ kind: "ping" });
}

// Show a sentence below the device: for a while, or for ever but for the time of others.
function say(text, stays = false) {
  clearTimeout(newsTimer);
  if (stays) lasting = text;
  at("news").textContent = text;
  if (!stays) newsTimer = setTimeout(() => (at("news").textContent = lasting), NEWS_MS);
}

// Return the CSS pixels of an element's edges: names of properties.
function edges(element, ...names) {
  const style = getComputedStyle(element);
  return names.reduce((sum, name) => sum + Number.parseFloat(style[name]), 0);
}

// Give the picture what the keys and the edges leave of the page.
function fit() {
  if (!player.panel) return;
  const [page, device, screen] = [document.querySelector("main"), at("device"), at("screen")];
  const [across, down] = [["paddingLeft", "paddingRight"], ["paddingTop", "paddingBottom"]];
  if (phone.matches) {
    const [width, height] = [screen.clientWidth - edges(screen, ...across), screen.clientHeight - edges(screen, ...down)];
    player.panel.fit(width, height, LEAST_ON_PHONE);
    return;
  }
  const around = [page, device, screen];
  const width = page.clientWidth - around.reduce((sum, one) => sum + edges(one, ...across), 0);
  const height = page.clientHeight - around.reduce((sum, one) => sum + edges(one, ...down), 0);
  const keys = at("left").offsetWidth + at("right").offsetWidth + 2 * edges(device, "columnGap");
  player.panel.fit(width - keys, height - at("title").offsetHeight, LEAST);
}

function speak(code) {
  if (!setLanguage(code)) return;
  at("more").title = at("more").firstChild.textContent = t("menu");
  speakOfDare();
  if (player.board) draw(player.board);
}

function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const menu = {
  useBoard: (name) => {
    keep("board", name);
    start();
  },
  useLanguage: (code) => start({ launch: { lang: code } }),
  fullScreen: () => document.documentElement.requestFullscreen().catch(() => {}),
  takePicture: async () => download(await player.panel.png(4), `${player.board.name}.png`),
  share: () => player.worker.postMessage({ kind: "share" }),
  exportSaves: () => player.worker.postMessage({ kind: "save" }),
  restore: async (file) => {
    if (file.size > site.mostSaves) heard.restored({ why: "large" });
    else player.worker.postMessage({ kind: "restore", saves: await file.arrayBuffer() });
  },
};

// Start what the address asks for.
async function follow() {
  const link = await readLink(location.hash, site.games, site.mostRecord);
  if (!link) {
    start();
    say(t("bad_link"));
  } else if (link.record) start({ launch: { replay: link.record } });
  else if (link.code) start({ launch: link });
  else if (link.game) start({ launch: { game: link.game, watch: true, presents: true } });
  else start({ card: true });
}

// Show the first card. inPlay: the games whose match can go on.
function present(inPlay) {
  showCard(at("card"), {
    games: site.games,
    guides: site.guides,
    inPlay,
    day: today(),
    links: [
      ...site.games.map((game) => [t("rules").replace("{game}", t(`name_${game}`)), site.rules[document.documentElement.lang][game]]),
      ...Object.entries(site.links[document.documentElement.lang]).map(([name, address]) => [t(name), address]),
    ],
    resume: (game) => start({ launch: { resume: game } }),
    play: (game) => start({ launch: { game } }),
    learn: (game) => start({ launch: { learn: game } }),
    today: (game) => start({ launch: { game, code: today(), terms: site.terms[game] } }),
    close: hideCard,
  });
}

function hideCard() {
  if (at("card").hidden) return;
  at("card").hidden = true;
  delete player.asked.card; // a start that is repeated does without
  at("picture").focus({ preventScroll: true });
}

// The page of a game, while bots play at its table: a sentence about it, and where to go.
function presentGame(game) {
  const buttons = [[t("play"), () => start({ launch: { game } })]];
  if (site.guides.includes(game)) buttons.push([t("learn"), () => start({ launch: { learn: game } })]);
  notice(t(`about_${game}`), [...buttons, [t("all_games"), () => start()]], true);
}

// Keep the page for use without a network. A newer version that waits takes over when the page is
// loaded again, unless another tab still has the old one.
async function renew(service) {
  let kept;
  try {
    kept = await service.register("service.js");
  } catch {
    if (isSecureContext) say(t("no_offline")); // else nothing is kept either, which is said
    return;
  }
  const tell = () => service.controller && say(t("newer"), true);
  if (kept.waiting) {
    kept.waiting.postMessage("take over");
    tell();
  }
  kept.onupdatefound = () => {
    const next = kept.installing;
    next.onstatechange = () => next.state === "installed" && tell();
  };
}

async function begin() {
  const answer = await fetch("site.json");
  if (!answer.ok) throw new Error(`site.json: ${answer.status}`);
  site = await answer.json();
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  setLanguage(spoken.find((code) => code in site.texts) ?? "en", site.texts);
  at("more").title = at("more").firstChild.textContent = t("menu");
  at("progress").setAttribute("aria-label", t("loading"));
  at("more").onclick = () =>
    openMenu(at("menu"), {
      ...menu,
      boards: site.boards,
      board: player.board.name,
      languages: site.languages,
      keys: player.board.keys.map((key) => [hasKeyboard ? key.letter : key.label, key.name]),
    });
  at("dare").onclick = dare;
  at("menu").onclose = () => at("picture").focus({ preventScroll: true });
  document.onvisibilitychange = heardHidden;
  new ResizeObserver(fit).observe(document.querySelector("main"));
  phone.onchange = () => {
    if (player.board) draw(player.board);
    fit();
  };
  addEventListener("hashchange", follow);
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "p" || isBrowsers(event) || event.repeat || at("menu").open) return;
    if (player.panel) menu.takePicture();
  });
  // A page that is left may stay in memory: the tab that comes next must find lock and files free.
  addEventListener("pagehide", end);
  addEventListener("pageshow", ({ persisted }) => persisted && start(player.asked));
  setInterval(watch, PING_MS);
  await follow();
  globalThis.loaded?.();
}

begin().catch(() => globalThis.unloaded?.());
globalThis.isWhole = true; // for guard.js
