/**
 * Bytes of the web to text. What says how it is encoded is believed as far as the bytes bear it out: byte order mark, header,
 * declaration in the text, UTF-8, and a guess at last. A label of the Latin family is what servers say when nobody told them
 * anything; it is never wrong by itself, so that it is believed last.
 */
import { guessEncoding } from './guess-encoding.ts';
import { beyondAscii, damage, decodeAs, encodingOf } from './text-decoder.ts';

export interface DecodedText {
  text: string;
  /** By the standard's name, in lower case. */
  encoding: string;
}

/** Texts are cut in the middle of a character, and mixed from two sources; in the wrong encoding more than half does not fit. */
const TOLERATED = 0.05;
/** So many characters that form UTF-8 do not do so by chance, whatever is declared. */
const CERTAIN = 8;
/** Below it a guess is worth less than what was declared. */
const LIKELY = 0.2;

/** `contentType`: the header. Never throws: what fits nothing is read with U+FFFD in it. */
export function decodeText(bytes: Uint8Array, contentType: string | null): DecodedText {
  const sure = marked(bytes) ?? utf16ByZeros(bytes);
  if (sure) return { text: decodeAs(sure, bytes), encoding: sure };
  const utf8 = decodeAs('utf-8', bytes);
  const fitsUtf8 = damage(utf8) <= TOLERATED;
  if (fitsUtf8 && !utf8.includes('\ufffd') && beyondAscii(utf8) >= CERTAIN) return { text: utf8, encoding: 'utf-8' };
  const declared = [charsetOf(contentType), declaration(bytes)].flatMap((label) => (label ? (encodingOf(label) ?? []) : []));
  for (const encoding of declared) {
    if (encoding === 'windows-1252') continue;
    const text = decodeAs(encoding, bytes);
    if (damage(text) <= TOLERATED) return { text, encoding };
  }
  if (fitsUtf8) return { text: utf8, encoding: 'utf-8' };
  const guess = guessEncoding(bytes);
  const encoding = guess.likeness < LIKELY ? (declared[0] ?? guess.encoding) : guess.encoding;
  return { text: decodeAs(encoding, bytes), encoding };
}

function marked([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

const HEAD_BYTES = 1024;

/** Spaces, line ends and mark-up are half zero in UTF-16, always the same half; no other text of the web holds zeros. */
function utf16ByZeros(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // One in fifty characters, and hardly any in the other half.
  const enough = Math.max(2, head.byteLength / 100);
  if (even >= enough && odd * 10 <= even) return 'utf-16be';
  return odd >= enough && even * 10 <= odd ? 'utf-16le' : null;
}

function charsetOf(contentType: string | null): string | null {
  return /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

/** In XML or HTML. One that can be read byte by byte cannot be UTF-16, whatever it says. */
function declaration(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const label =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/i.exec(head)?.[1] ??
    /<meta[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
  return label && !/^(?:utf-?16|ucs|unicode$)/i.test(label.trim()) ? label : null;
}
