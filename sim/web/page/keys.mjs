// The keys of the board: drawn ones, those of a keyboard, those of a gamepad, and a finger, or the
// mouse, on the picture: a swift stroke is a direction, and sim/touch.py knows what a tap, a slow
// stroke, and a finger that rests do. A logical key is down while anything holds it down.

export const NAMES = ["UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "F1", "F2"];

const KEYBOARD = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  KeyZ: "OK", Enter: "OK", NumpadEnter: "OK", Space: "OK",
  KeyX: "BACK", Backspace: "BACK", Escape: "BACK", KeyA: "F1", KeyS: "F2",
};
// Letters count wherever a layout of the keyboard has them, and their places do so too: not every
// layout has these letters.
const LETTERS = { z: "OK", x: "BACK", a: "F1", s: "F2" };

// Buttons of the standard gamepad by their numbers.
const GAMEPAD = { 0: "OK", 1: "BACK", 2: "F1", 3: "F2", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const AXIS = 0.5; // how far a stick is pushed before it counts
const SWIPE = 24; // CSS pixels that a finger moves before it is a swipe
const STILL = 8; // CSS pixels that a finger may move while it rests
const REST_MS = 350; // after which a finger that has not moved rests
const DRAG_MS = 250; // a stroke that takes longer drags what it began on
const WHEEL = 60; // CSS pixels that a wheel turns for a step
const SWIPE_MS = 60; // how long a swipe holds its key

// Return whether a finger has moved so many CSS pixels.
function hasMoved(began, event, far) {
  return Math.max(Math.abs(event.clientX - began.x), Math.abs(event.clientY - began.y)) >= far;
}

// Return the direction in which a finger has moved, null if it has not moved far enough.
function way(began, event) {
  if (!hasMoved(began, event, SWIPE)) return null;
  const [x, y] = [event.clientX - began.x, event.clientY - began.y];
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "LEFT" : "RIGHT";
  return y < 0 ? "UP" : "DOWN";
}

// Return whether a key is the browser's, or the system's, and not the page's.
export function isBrowsers(event) {
  return event.ctrlKey || event.altKey || event.metaKey || event.getModifierState("AltGraph");
}

export class Keys {
  // send(levels): is called with a bit mask of the keys that are down, when it has changed
  constructor(send) {
    this.send = send;
    this.has = 0; // mask of the keys of the board
    this.holders = new Map(); // what holds a key down -> its number
    this.levels = 0;
    this.drawn = new Map(); // key -> its button
    this.onGesture = () => {};
    this.onFinger = (does, x, y, way) => {}; // what a finger does, a method of sim/touch.py; where on the page
    addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("keyup", (event) => {
      // While Cmd is down a browser does not say that other keys go up.
      if (event.key === "Meta") this.releaseAll();
      this.hold(event.code, -1);
    });
    addEventListener("blur", () => this.releaseAll());
    this.resting = new Map(); // finger on the picture -> where it went down, and its timer
    for (const kind of ["pointerdown", "pointermove"]) {
      addEventListener(kind, (event) => this.pointer(event));
    }
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, (event) => {
        this.lift(event);
        this.hold(event.pointerId, -1);
      });
    }
    this.turned = 0; // CSS pixels of a wheel that are no step yet
    addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // A finger that rests on a key opens no menu of the browser.
    addEventListener("contextmenu", (event) => event.target.closest("[data-key]") && event.preventDefault());
    addEventListener("gamepadconnected", () => this.watchGamepads());
    addEventListener("gamepaddisconnected", () => this.readGamepads());
  }

  // drawn: a Map of key -> its button
  use(drawn) {
    this.drawn = drawn;
    this.has = 0;
    for (const key of drawn.keys()) this.has |= 1 << key;
    this.releaseAll();
  }

  hold(holder, key) {
    if (key >= 0 && (this.has >> key) & 1) this.holders.set(holder, key);
    else this.holders.delete(holder);
    let levels = 0;
    for (const held of this.holders.values()) levels |= 1 << held;
    if (levels === this.levels) return;
    this.levels = levels;
    for (const [number, button] of this.drawn) {
      button.classList.toggle("down", Boolean((levels >> number) & 1));
    }
    this.send(levels);
  }

  releaseAll() {
    this.holders.clear();
    this.hold("", -1);
  }

  keyDown(event) {
    if (isBrowsers(event) || document.querySelector("dialog[open]")) return;
    let name = LETTERS[event.key.toLowerCase()] ?? KEYBOARD[event.code];
    if (event.target.closest("button") && ["Enter", "Space"].includes(event.code)) {
      name = event.target.dataset.key; // the button that has the focus; others work as usual
    }
    if (!name) return;
    event.preventDefault();
    this.onGesture();
    if (!event.repeat) this.hold(event.code, NAMES.indexOf(name));
  }

  // A finger holds the key that it is on, and may slide to another one.
  pointer(event) {
    const began = this.resting.get(event.pointerId);
    if (began) {
      this.stroke(began, event);
      return;
    }
    if (event.type === "pointermove" && event.pointerType === "mouse" && !event.buttons && event.target.id === "picture") {
      this.onFinger("hover", event.clientX, event.clientY);
      return;
    }
    const isHeld = this.holders.has(event.pointerId);
    if (event.type === "pointermove" && !isHeld && !this.slides(event)) return;
    if (event.type === "pointerdown" && event.button) return;
    if (event.type === "pointerdown" && event.target.id === "picture") {
      this.onGesture();
      const began = { x: event.clientX, y: event.clientY, ms: event.timeStamp, drags: false };
      const rest = () => {
        began.drags = true;
        this.onFinger("rest", began.x, began.y);
      };
      began.timer = setTimeout(rest, REST_MS);
      this.resting.set(event.pointerId, began);
      return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-key]");
    if (event.type === "pointerdown") {
      this.onGesture();
      this.sliding = under ? event.pointerId : undefined;
      event.target.releasePointerCapture?.(event.pointerId);
    }
    this.hold(event.pointerId, under ? NAMES.indexOf(under.dataset.key) : -1);
  }

  // A finger moves on the picture: it does not rest any more, and drags if it is slow.
  stroke(began, event) {
    if (began.drags) {
      this.onFinger("carry", event.clientX, event.clientY);
    } else if (hasMoved(began, event, STILL)) {
      clearTimeout(began.timer);
      if (event.timeStamp - began.ms < DRAG_MS) return;
      began.drags = true;
      this.onFinger("take", began.x, began.y);
      this.onFinger("carry", event.clientX, event.clientY);
    }
  }

  // The wheel walks through a list.
  wheel(event) {
    if (event.target.id !== "picture" || event.ctrlKey) return;
    event.preventDefault();
    this.turned += event.deltaY * (event.deltaMode ? 20 : 1); // lines, or pixels
    if (Math.abs(this.turned) < WHEEL) return;
    this.tap("wheel", this.turned < 0 ? "UP" : "DOWN");
    this.turned = 0;
  }

  // Press a key for as long as a swipe does.
  tap(holder, name) {
    this.hold(holder, NAMES.indexOf(name));
    setTimeout(() => this.hold(holder, -1), SWIPE_MS);
  }

  // A finger leaves the picture: a tap, a swipe or the end of a drag.
  lift(event) {
    const began = this.resting.get(event.pointerId);
    if (!began) return;
    this.resting.delete(event.pointerId);
    clearTimeout(began.timer);
    const direction = way(began, event);
    const isLost = event.type === "pointercancel";
    if (began.drags) {
      const [x, y] = isLost ? [began.x, began.y] : [event.clientX, event.clientY];
      this.onFinger("drop", x, y, NAMES.indexOf(direction));
    } else if (!isLost) {
      if (direction) this.tap(`swipe ${event.pointerId}`, direction);
      else this.onFinger("touch", began.x, began.y);
    }
  }

  // Whether a finger that went down on a key is between keys now.
  slides(event) {
    return event.buttons && this.sliding === event.pointerId;
  }

  watchGamepads() {
    if (this.watching) return;
    this.watching = true;
    const look = () => {
      this.watching = this.readGamepads();
      if (this.watching) requestAnimationFrame(look);
    };
    look();
  }

  // Return whether there is a gamepad. One that has vanished holds nothing down any more.
  readGamepads() {
    const pads = navigator.getGamepads().filter((pad) => pad?.connected);
    const there = new Set(pads.map((pad) => pad.index));
    for (const holder of [...this.holders.keys()]) {
      const [kind, index] = String(holder).split(" ");
      if (kind === "pad" && !there.has(Number(index))) this.hold(holder, -1);
    }
    for (const pad of pads) this.readGamepad(pad);
    return pads.length > 0;
  }

  readGamepad(pad) {
    for (const [number, name] of Object.entries(GAMEPAD)) {
      this.hold(`pad ${pad.index} ${number}`, pad.buttons[number]?.pressed ? NAMES.indexOf(name) : -1);
    }
    const [x = 0, y = 0] = pad.axes;
    const pushed = { LEFT: -x, RIGHT: x, UP: -y, DOWN: y };
    for (const [name, far] of Object.entries(pushed)) {
      this.hold(`pad ${pad.index} ${name}`, far > AXIS ? NAMES.indexOf(name) : -1);
    }
  }
}
