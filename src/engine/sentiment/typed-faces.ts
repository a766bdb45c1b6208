/**
 * Faces typed with signs, `:)` and the like, and the middle parts of kaomoji, by which they are known whatever arms they
 * have. Read before words and punctuation, longest first.
 */
import { unitAt } from '../text/unit-at.ts';
import { TYPED_FACES } from './emoji-signs.ts';
import { hashText } from './hashing.ts';

export interface TypedFace {
  hash: number;
  length: number;
  text: string;
  weight: number;
}

/** Those that begin with the same unit, longest first. */
const groups: TypedFace[][] = [];
/** By unit: the place in `groups`, and one more. */
const places = new Uint8Array(65_536);
for (const [weight, list] of Object.entries(TYPED_FACES)) {
  for (const text of list.split(/\s+/).filter(Boolean)) {
    const unit = text.charCodeAt(0);
    places[unit] ||= groups.push([]);
    groupOf(unit).push({ hash: hashText(text), length: text.length, text, weight: Number(weight) });
  }
}
for (const faces of groups) faces.sort((one, other) => other.length - one.length);

/** Every face there is, for the index of the word lists. */
export function typedFaces(): TypedFace[] {
  return groups.flat();
}

/** `unit` is the one at `at`. */
export function typedFaceAt(text: string, at: number, unit: number): TypedFace | undefined {
  if (places[unit] === 0) return undefined;
  for (const face of groupOf(unit)) {
    if (standsAt(text, at, face.text) && standsAlone(text, at, face.length)) return face;
  }
  return undefined;
}

function groupOf(unit: number): TypedFace[] {
  return groups[(places[unit] as number) - 1] ?? [];
}

/** Unlike startsWith no call for each of the many words that only share the first letter with a face. */
function standsAt(text: string, at: number, face: string): boolean {
  for (let unit = 1; unit < face.length; unit++) if (unitAt(text, at + unit) !== unitAt(face, unit)) return false;
  return true;
}

/** Letters of a face must not be part of a word, a bracket of `8)` not the end of a list, and the `:/` of an address is no face. */
function standsAlone(text: string, at: number, length: number): boolean {
  const before = at > 0 && isLetterOrDigit(unitAt(text, at - 1));
  if (before && isLetterOrDigit(unitAt(text, at))) return false;
  const last = unitAt(text, at + length - 1);
  const next = unitAt(text, at + length);
  if (isLetterOrDigit(last)) return !isLetterOrDigit(next);
  return last !== 0x2f || next !== 0x2f;
}

function isLetterOrDigit(unit: number): boolean {
  return (unit > 0x2f && unit < 0x3a) || ((unit | 0x20) > 0x60 && (unit | 0x20) < 0x7b);
}
