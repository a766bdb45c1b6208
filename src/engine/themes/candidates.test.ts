import { expect, it } from 'vitest';
import { Candidates, UNKNOWN } from './candidates.ts';
import { readTokens } from './read-tokens.ts';

const candidates = new Candidates(100);

function ranked(text: string, ids: readonly number[], weights: readonly number[]): string[] {
  const table = readTokens('', text);
  candidates.begin(table.count);
  for (const [token, id] of ids.entries()) candidates.add(table, id, token, token, weights[token] ?? 1);
  const words: string[] = [];
  for (let best = candidates.takeBest(); best !== -1; best = candidates.takeBest())
    words.push(table.textOf(candidates.firsts[best] as number, candidates.lasts[best] as number));
  return words;
}

it.each([
  ['the best first, the first of equals before the others', 'low high also', [1, 2, 3], [1, 2, 1], ['high', 'low', 'also']],
  ['known words by their numbers', 'colour color tea', [7, 7, 1], [1, 1, 1.4], ['colour', 'tea']],
  ['others by their units', 'Wok pho wok', [UNKNOWN, UNKNOWN, UNKNOWN], [1, 1.4, 1], ['Wok', 'pho']],
  ['never one for the other', 'wok wok', [UNKNOWN, 3], [1, 1], ['wok', 'wok']],
])('%s', (_name, text, ids, weights, words) => {
  expect(ranked(text, ids, weights)).toEqual(words);
});

it('is empty for the next post', () => {
  ranked('one two three', [1, 2, 3], []);
  expect(ranked('', [], [])).toEqual([]);
});
