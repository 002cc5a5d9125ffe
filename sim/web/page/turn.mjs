// One tab plays at a time, for they would all write to the same files. The tab that plays holds a
// lock, which the browser frees when the tab ends in whatever way. It also answers other tabs, so
// that a lock that is only about to be freed is not taken for a tab that plays.

const NAME = "tessera";
const PATIENCE_MS = 2000; // for the other tab to close its files
const END_MS = 10000; // for the browser to end a worker

// Return whether this tab may play. insist: whether the other tab is asked to leave; leave: is
// called when another tab takes over.
export async function takeTurn(insist, leave) {
  if (!navigator.locks || !navigator.storage?.getDirectory) return true; // there are no files
  const channel = new BroadcastChannel(NAME);
  let has;
  if (insist) {
    channel.postMessage("leave");
    has = await lock({}, PATIENCE_MS, channel, leave);
    has ||= await lock({ steal: true }, END_MS, channel, leave);
  } else {
    channel.postMessage("who plays?");
    has = await lock({}, END_MS, channel, leave);
  }
  if (!has) channel.close();
  return has;
}

// Return a promise: whether the lock was there before patience_ms are over, or a tab plays. A lock
// that comes later is given back. (Chromium may lose the abort of a request that has just begun.)
function lock(how, patience_ms, channel, leave) {
  return new Promise((answer) => {
    let has; // undefined while it waits
    const settle = (is) => {
      has ??= is;
      answer(has);
      clearTimeout(timer);
    };
    const timer = setTimeout(() => settle(false), patience_ms);
    channel.onmessage = ({ data }) => data === "I play" && settle(false);
    const hold = () => {
      settle(true);
      if (!has) return undefined;
      return new Promise((release) => {
        channel.onmessage = ({ data }) => {
          if (data === "who plays?") channel.postMessage("I play");
          if (data !== "leave") return;
          channel.close();
          leave();
          release();
        };
      });
    };
    navigator.locks.request(NAME, how, hold).catch((error) => {
      if (has) leave(); // the lock was stolen: this tab did not answer in time
      settle(error.name === "SecurityError"); // where nothing may be kept, there are no files
    });
  });
}
