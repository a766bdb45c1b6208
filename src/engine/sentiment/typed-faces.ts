/**
 * Faces typed with signs, `:)` and the like, and the middle parts of kaomoji, by which they are known whatever arms they
 * have. Read before words and punctuation, longest first.
 */
import { TYPED_FACES } from './emoji-signs.ts';
import { hashText } from './hashing.ts';

export interface TypedFace {
  hash: number;
  length: number;
  text: string;
  weight: number;
}

const byFirstUnit = new Map<number, TypedFace[]>();
const begins = new Uint8Array(65_536);
for (const [weight, list] of Object.entries(TYPED_FACES)) {
  for (const text of list.split(/\s+/).filter(Boolean)) {
    const unit = text.charCodeAt(0);
    begins[unit] = 1;
    const others = byFirstUnit.get(unit) ?? [];
    byFirstUnit.set(unit, [...others, { hash: hashText(text), length: text.length, text, weight: Number(weight) }]);
  }
}
for (const faces of byFirstUnit.values()) faces.sort((one, other) => other.length - one.length);

/** Every face there is, for the index of the word lists. */
export function typedFaces(): TypedFace[] {
  return [...byFirstUnit.values()].flat();
}

/** `unit` is the one at `at`. */
export function typedFaceAt(text: string, at: number, unit: number): TypedFace | undefined {
  if (begins[unit] === 0) return undefined;
  for (const face of byFirstUnit.get(unit) ?? []) {
    if (text.startsWith(face.text, at) && standsAlone(text, at, face.length)) return face;
  }
  return undefined;
}

/** Letters of a face must not be part of a word, a bracket of `8)` not the end of a list, and the `:/` of an address is no face. */
function standsAlone(text: string, at: number, length: number): boolean {
  const before = at > 0 && isLetterOrDigit(text.charCodeAt(at - 1));
  if (before && isLetterOrDigit(text.charCodeAt(at))) return false;
  const last = text.charCodeAt(at + length - 1);
  const next = text.charCodeAt(at + length);
  if (isLetterOrDigit(last)) return !isLetterOrDigit(next);
  return last !== 0x2f || next !== 0x2f;
}

function isLetterOrDigit(unit: number): boolean {
  return (unit > 0x2f && unit < 0x3a) || ((unit | 0x20) > 0x60 && (unit | 0x20) < 0x7b);
}
