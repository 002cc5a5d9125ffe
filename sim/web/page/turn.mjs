// One tab plays at a time, for they would all write to the same files. The tab that plays holds a
// lock, which the browser frees when the tab ends in whatever way.

const NAME = "tessera";
const PATIENCE_MS = 2000; // for the other tab to close its files

// Return whether this tab may play. insist: whether the other tab is asked to leave; leave: is
// called when another tab takes over.
export async function takeTurn(insist, leave) {
  if (!navigator.locks) return true; // not a secure address: there are no files either
  const channel = new BroadcastChannel(NAME);
  if (insist) channel.postMessage("leave");
  const patience = insist ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true };
  if (await lock(patience, channel, leave)) return true;
  if (insist && (await lock({ steal: true }, channel, leave))) return true;
  channel.close();
  return false;
}

function lock(how, channel, leave) {
  return new Promise((answer) => {
    let has = false;
    const hold = (held) => {
      has = Boolean(held);
      answer(has);
      if (!has) return undefined;
      return new Promise((release) => {
        channel.onmessage = () => {
          channel.close();
          leave();
          release();
        };
      });
    };
    navigator.locks.request(NAME, how, hold).catch((error) => {
      if (has) leave(); // the lock was stolen: this tab did not answer in time
      answer(error.name === "SecurityError"); // where nothing may be kept, there are no files
    });
  });
}
