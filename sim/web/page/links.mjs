// What the fragment of the page's address asks for:
//
//     #okey            the page of a game
//     #koikoi/CODE     a match of a game, dealt from a code, a word, or a seed of 16 hex digits
//     #match/RECORD    a recorded match to watch, deflated, in base64url

const MOST = 100_000; // letters of a record; a long match of Okey has 17,000
const CODE = /^[0-9a-z-]{3,17}$/i;

// Return {} if there is no fragment, {game}, {game, code}, {record} (a text), or null if the
// fragment is not understood. games: names of all games.
export async function readLink(fragment, games) {
  const [name, rest] = fragment.replace(/^#/, "").split("/");
  if (!name) return {};
  if (games.includes(name)) {
    if (!rest) return { game: name };
    return CODE.test(rest) ? { game: name, code: rest } : null;
  }
  if (name !== "match" || !rest) return null;
  try {
    const record = await inflated(rest);
    return record && record.length <= MOST ? { record } : null;
  } catch {
    return null;
  }
}

// Return the fragment of a recorded match.
export async function matchLink(record) {
  const packed = through(new Blob([record]), new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes));
  return `#match/${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

async function inflated(letters) {
  const packed = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  return through(new Blob([bytes]), new DecompressionStream("deflate-raw")).text();
}

function through(blob, stream) {
  return new Response(blob.stream().pipeThrough(stream));
}
