/** Finds faces typed with signs, `:)` and the like, which the tokeniser drops with all punctuation. */
import { escapePattern } from '../text/escape-pattern.ts';
import { TYPED_FACES } from './emoji-signs.ts';

const faces = new Map(Object.entries(TYPED_FACES));
const LONGEST_FIRST = [...faces.keys()].sort((one, other) => other.length - one.length);
/** Letters in a face must not be part of a word, and the `:/` of an address is no face. */
const FACE = new RegExp(LONGEST_FIRST.map(pattern).join('|'), 'g');

/** The weights of the typed faces in a text, in order. */
export function typedFaces(text: string | null | undefined): { face: string; weight: number }[] {
  if (!text) return [];
  const found = text.match(FACE);
  return found ? found.map((face) => ({ face, weight: faces.get(face) ?? 0 })) : [];
}

function pattern(face: string): string {
  const before = /^\w/.test(face) ? '(?<![\\w:])' : '';
  const after = /\w$/.test(face) ? '(?!\\w)' : face.endsWith('/') ? '(?!/)' : '';
  return `${before}${escapePattern(face)}${after}`;
}
