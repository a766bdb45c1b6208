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

const byUnit = new Map<number, Sign>(
  SIGNS.flatMap(([signs, kind, name]) =>
    Array.from(signs, (sign) => [sign.charCodeAt(0), { kind, hash: hashText(name) }] as const),
  ),
);

export const EXCLAMATION = hashText('!');
export const QUESTION = hashText('?');

export function signOfUnit(unit: number): Sign | undefined {
  return byUnit.get(unit);
}
