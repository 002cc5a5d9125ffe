// One tab plays at a time, for they would all write to the same files. The tab that plays holds a
// lock, which the browser frees when the tab ends in whatever way.

const NAME = "tessera";
const PATIENCE_MS = 2000; // for the other tab to close its files
const END_MS = 10000; // for the browser to end a worker

// Return whether this tab may play. insist: whether the other tab is asked to leave; follows:
// whether this tab has just ended a worker, which may have the lock still; leave: is called when
// another tab takes over.
export async function takeTurn(insist, follows, leave) {
  if (!navigator.locks) return true; // not a secure address: there are no files either
  const channel = new BroadcastChannel(NAME);
  if (insist) channel.postMessage("leave");
  const patient = insist || follows;
  const patience = { signal: AbortSignal.timeout(insist ? PATIENCE_MS : END_MS) };
  if (await lock(patient ? patience : { ifAvailable: true }, channel, leave)) return true;
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
