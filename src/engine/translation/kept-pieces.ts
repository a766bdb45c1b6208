/**
 * What a translation leaves as it is: addresses of pages and mail, names with an @, tags with a #, emoji. Numbers too, but those are
 * mostly carried over by themselves, and 3萬 may become 30,000: they are only looked after where that failed (numbers.ts).
 */
import { emojiEnd, isEmojiStart } from '../text/emoji.ts';
import { tokenise } from '../text/tokens.ts';
import { findLinks } from '../themes/links.ts';

/** UTF-16 offsets, end exclusive. */
export interface Piece {
  start: number;
  end: number;
}

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** A keycap begins with a digit. */
const PLAIN = /[0-9*#]\ufe0f?\u20e3/g;

/** In order, none inside another. */
export function keptPieces(text: string): Piece[] {
  const { tags } = tokenise(text);
  const links = findLinks(text);
  const found: Piece[] = [
    ...tags.starts.map((start, at) => ({ start, end: tags.ends[at] ?? start })),
    ...Array.from({ length: links.length / 2 }, (_, at) => ({ start: links[2 * at] ?? 0, end: links[2 * at + 1] ?? 0 })),
    ...[...text.matchAll(MAIL), ...text.matchAll(PLAIN)].map(({ index, 0: all }) => ({ start: index, end: index + all.length })),
    ...emoji(text),
  ];
  return withoutOverlaps(found);
}

function emoji(text: string): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const end = isEmojiStart(character) || /\p{RI}/u.test(character) ? emojiEnd(text, at) : at;
    if (end > at) found.push({ start: at, end });
    at = Math.max(end, at + character.length);
  }
  return found;
}

/** The one that begins first counts; of two that begin together, the longer. */
export function withoutOverlaps(pieces: readonly Piece[]): Piece[] {
  const ordered = pieces.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: Piece[] = [];
  for (const piece of ordered) if (piece.start >= (kept.at(-1)?.end ?? 0)) kept.push(piece);
  return kept;
}
