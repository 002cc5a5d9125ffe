// The first card, over the picture: the games to play or to learn, the matches in play, and links.
// It goes with one tap, or with any key of the device, which works as ever.

import { t } from "./texts.mjs";

function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

function button(work, ...children) {
  return make("button", { type: "button", onclick: work }, ...children);
}

// card: the element; asked: `games`, `guides`, `inPlay` (names of games), `day` (the word of today's
// deal), `links` (pairs of a text and an address), and the functions `resume`, `play`, `learn`,
// `today` (each of a game) and `close`
export function showCard(card, { games, guides, inPlay, day, links, resume, play, learn, today, close }) {
  const picture = (game) => make("img", { src: `${game}.png`, width: 360, height: 198, alt: "" });
  const start = (game) => (inPlay.includes(game) ? resume(game) : play(game));
  const title = make("h2", { id: "card-title", textContent: t("choose") });
  // A line, and below it a button for each game.
  const row = (id, textContent, some, work) => {
    const buttons = some.map((game) => {
      const one = button(() => work(game), make("span", { id: `${id}-${game}`, textContent: t(`name_${game}`) }));
      one.setAttribute("aria-labelledby", `${id} ${id}-${game}`);
      return one;
    });
    return [make("p", { id, textContent }), make("div", { className: "row-of-games" }, ...buttons)];
  };
  const shut = button(close, "\u00d7");
  shut.setAttribute("aria-label", t("close"));
  card.replaceChildren(
    make("div", { className: "resumed" }, ...inPlay.map((game) => button(() => resume(game), t("resume").replace("{game}", t(`name_${game}`))))),
    title,
    make("div", { className: "games" }, ...games.map((game) => button(() => start(game), picture(game), make("span", { textContent: t(`name_${game}`) })))),
    ...row("card-lesson", t("lesson"), guides, learn),
    ...row("card-today", t("today").replace("{day}", day), games, today),
    make("p", { className: "links" }, ...links.map(([textContent, href]) => make("a", { textContent, href }))),
    shut,
  );
  card.onclick = ({ target }) => target.closest("button, a") || close();
  card.hidden = false;
  card.querySelector("button").focus({ preventScroll: true });
}
