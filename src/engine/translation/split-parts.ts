/**
 * A text in the parts that are translated by themselves: line by line, a long line at the ends of its sentences, and without what stands
 * at the edges of a part and is kept. All parts joined are the text again.
 */
import { keptPieces, type Piece } from './kept-pieces.ts';

export interface Part {
  text: string;
  /** To be translated; all else stays as it is. */
  isSaid: boolean;
}

/** Characters; what a translator reads at once with ease, and below every limit of a server that was seen. */
const LONGEST = 900;
const SENTENCE_END = /[。！？!?…]+["'”’」』）)]*|\.+["'”’)]*(?=\s)|[；;]/g;
const LETTER = /\p{L}/u;

/** `peeled`: parts have nothing at their edges that is kept. */
export function splitParts(text: string, { peeled }: { peeled: boolean }): Part[] {
  return text
    .split(/((?<!\s)\s*[\r\n\u2028\u2029]+\s*)/u)
    .flatMap((line) => (line.trim() === '' ? [still(line)] : inSentences(line).flatMap((one) => partOf(one, peeled))))
    .filter(({ text: part }) => part !== '');
}

/** The beginning of a text, of at most so many characters: up to the end of a sentence, or of a word, where there is one near. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = wholeCharacters(text, most);
  const near = beginning.slice(Math.floor(most / 2));
  const end = Math.max(
    near.lastIndexOf('\n'),
    ...[...near.matchAll(SENTENCE_END)].map(({ index, 0: all }) => index + all.length),
  );
  if (end > 0) return beginning.slice(0, Math.floor(most / 2) + end);
  const space = near.lastIndexOf(' ');
  return space > 0 ? beginning.slice(0, Math.floor(most / 2) + space) : beginning;
}

function wholeCharacters(text: string, end: number): string {
  const unit = text.charCodeAt(end - 1);
  return text.slice(0, unit >= 0xd800 && unit <= 0xdbff ? end - 1 : end);
}

function inSentences(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const cut = uncut(rest, beginningOf(rest, LONGEST).length);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** Not in the middle of an address; before it, or where one begins the text, after it. */
function uncut(text: string, at: number): number {
  const through = keptPieces(text.slice(0, at + 2 * LONGEST)).find(({ start, end }) => start < at && at < end);
  if (!through) return at;
  return through.start > 0 ? through.start : through.end;
}

/** Spaces at both ends stay outside. */
function partOf(text: string, peeled: boolean): Part[] {
  const pieces = peeled ? keptPieces(text) : [];
  let start = 0;
  for (const piece of pieces) if (text.slice(start, piece.start).trim() === '') start = piece.end;
  let end = text.length;
  for (const piece of pieces.toReversed()) if (isEdge(text, piece, start, end)) end = piece.start;
  const said = text.slice(start, end);
  if (!hasLetters(said)) return [still(text)];
  const before = start + (said.length - said.trimStart().length);
  const after = end - (said.length - said.trimEnd().length);
  return [still(text.slice(0, before)), { text: text.slice(before, after), isSaid: true }, still(text.slice(after))];
}

function isEdge(text: string, piece: Piece, start: number, end: number): boolean {
  return piece.start >= start && piece.end <= end && text.slice(piece.end, end).trim() === '';
}

/** Letters of an address or a name are none that could be translated. */
function hasLetters(text: string): boolean {
  let from = 0;
  for (const { start, end } of keptPieces(text)) {
    if (LETTER.test(text.slice(from, start))) return true;
    from = end;
  }
  return LETTER.test(text.slice(from));
}

function still(text: string): Part {
  return { text, isSaid: false };
}
