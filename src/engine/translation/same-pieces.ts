/** Whether a translation has all that its text has of what is kept, and no address and no name that the text has not. */
import { fold } from '../text/fold.ts';
import { findLinks } from '../themes/links.ts';
import { keptPieces } from './kept-pieces.ts';
import { areNumbersKept } from './numbers.ts';

export function arePiecesKept(text: string, translated: string): boolean {
  const pieces = keptPieces(text).map(({ start, end }) => text.slice(start, end));
  const wanted = new Map<string, number>();
  for (const piece of pieces) wanted.set(piece, (wanted.get(piece) ?? 0) + 1);
  for (const [piece, count] of wanted) if (translated.split(piece).length - 1 < count) return false;
  return areNumbersKept(text, translated);
}

/** `word.tld` without anything around it: in small letters, since a full stop without a space behind it is followed by a large one. */
const HOST = /(?<![\w@.-])(?:[a-z\d-]{2,63}\.)+[a-z]{2,24}(?![\w-])/gi;
const NAME = /^[@＠#＃]|@/;

/** An address or a name in a translation that is in no text is somebody's who talked to the translator. */
export function hasNewLink(text: string, translated: string): boolean {
  const links = findLinks(translated);
  for (let at = 0; at < links.length; at += 2) if (!text.includes(translated.slice(links[at], links[at + 1]))) return true;
  const known = fold(text);
  return [...translated.matchAll(HOST)].some(([host]) => isHost(host) && !known.includes(host.toLowerCase()));
}

/** @somebody, #something, somebody@somewhere. */
export function hasNewName(text: string, translated: string): boolean {
  const known = fold(text);
  return keptPieces(translated).some(({ start, end }) => {
    const piece = translated.slice(start, end);
    return NAME.test(piece) && !known.includes(fold(piece));
  });
}

function isHost(host: string): boolean {
  const last = host.slice(host.lastIndexOf('.') + 1);
  return /[a-z]/i.test(host.slice(0, -last.length)) && (last === last.toLowerCase() || host === host.toUpperCase());
}
