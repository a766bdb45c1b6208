/** What a sign of punctuation does to a sentence, for the signs that do something. */
import { hashText } from './hashing.ts';
import { TOKEN } from './token-table.ts';

interface Sign {
  kind: number;
  hash: number;
}

const SIGNS: readonly [signs: string, kind: number, name: string][] = [
  ['!！﹗', TOKEN.mark, '!'],
  ['?？﹖', TOKEN.mark, '?'],
  ['…⋯', TOKEN.mark, '…'],
  [',，、;；:：()（）「」『』—|~～﹐', TOKEN.stop, ','],
  ['.。．\n\r｡', TOKEN.end, '.'],
];

const known: Sign[] = [];
/** By unit: the place in `known`, and one more. */
const places = new Uint8Array(65_536);
for (const [signs, kind, name] of SIGNS) {
  known.push({ kind, hash: hashText(name) });
  for (const sign of signs) places[sign.charCodeAt(0)] = known.length;
}

export const EXCLAMATION = hashText('!');
export const QUESTION = hashText('?');

export function signOfUnit(unit: number): Sign | undefined {
  const place = places[unit] as number;
  return place === 0 ? undefined : known[place - 1];
}
