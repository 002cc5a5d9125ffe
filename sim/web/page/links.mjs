// What the fragment of the page's address asks for:
//
//     #okey            the page of a game
//     #koikoi/CODE     a match of a game, dealt from a code, a word, or a seed of 16 hex digits
//     #koikoi/CODE/PRESET/SEATS/VERSION     the same as a challenge: see sim/web/challenge.py
//     #match/RECORD    a recorded match to watch, deflated, in base64url

const CODE = /^[0-9a-z-]{3,17}$/i;
const TERMS = 3; // parts of a fragment
const PIECE = 512; // bytes that are inflated at once: at most 528,000 come out, 1032 from each

// Return {} if there is no fragment, {game}, {game, code}, {game, code, terms}, {record} (a text),
// or null if the fragment is not understood. games: names of all games; most: bytes of the longest record.
export async function readLink(fragment, games, most) {
  const [name, rest, ...more] = fragment.replace(/^#/, "").split("/");
  if (!name) return {};
  if (games.includes(name)) {
    if (!rest) return more.length ? null : { game: name };
    if (!CODE.test(rest) || ![0, TERMS].includes(more.length)) return null;
    return more.length ? { game: name, code: rest, terms: more.join("/") } : { game: name, code: rest };
  }
  if (more.length) return null;
  if (name !== "match" || !rest || rest.length > 2 * most) return null; // deflated, it is not longer
  try {
    const record = await inflated(rest, most);
    return record ? { record } : null;
  } catch {
    return null;
  }
}

// Return the fragment of a deal, and of a challenge if there are terms.
export function dealLink({ game, code, terms }) {
  return `#${game}/${code}${terms ? `/${terms}` : ""}`;
}

// Return the word of today's deal: the day in UTC, such as 2026-11-27.
export function today() {
  return new Date().toISOString().slice(0, 10);
}

// Return the fragment of a recorded match.
export async function matchLink(record) {
  const packed = new Response(new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#match/${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

// Return a promise of the text, "" if it has more than `most` bytes: then the rest stays packed.
async function inflated(letters, most) {
  const packed = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      return "";
    }
    parts.push(value);
  }
}

// Return a stream that gives the next piece when it is asked for.
function inPieces(bytes) {
  let at = 0;
  return new ReadableStream(
    {
      pull(stream) {
        if (at >= bytes.length) return stream.close();
        stream.enqueue(bytes.subarray(at, (at += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
}
