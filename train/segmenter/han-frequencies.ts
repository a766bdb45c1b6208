/**
 * How often each candidate is a word: the runs are cut by the unigram model of the round before (as at run time, by the
 * same search), the words that come out are counted, and those that hardly ever do are dropped.
 */
import { WordTrie } from '../../src/engine/themes/word-trie.ts';
import type { Candidates } from './han-candidates.ts';
import type { LearnedWord } from './word-model-file.ts';

const ROUNDS = 4;
/** How often a word that no dictionary has must come out of the last cut to be kept. */
const LEAST = 3;
const MAX_WORDS = 90_000;
/** What a dictionary's word counts for at least. */
const LISTED = 0.5;
/** Added to the cost of a character by itself, here and at run time: characters are frequent because words are made of them. */
const ALONE = 2;
const UNKNOWN = 17;

export function learnHanWords({ runs, words, listed }: Candidates): LearnedWord[] {
  let counts = new Map(words);
  for (const run of runs.keys()) for (const character of run) if (!counts.has(character)) counts.set(character, 1);
  for (let round = 0; round < ROUNDS; round++) counts = cutOnce(runs, counts, listed);
  const kept = [...counts].filter(([word, times]) => times >= (word.length === 1 || listed.has(word) ? 0 : LEAST));
  kept.sort((one, other) => other[1] - one[1]);
  kept.length = Math.min(kept.length, MAX_WORDS);
  const total = kept.reduce((sum, [, times]) => sum + times, 0);
  return kept.map(([word, times]) => ({
    word,
    share: (times / total) * (word.length === 1 ? Math.exp(-ALONE) : 1),
    isProper: false,
  }));
}

function cutOnce(
  runs: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  listed: ReadonlySet<string>,
): Map<string, number> {
  const words = [...counts];
  const trie = new WordTrie(words.reduce((sum, [word]) => sum + word.length, 0));
  const total = words.reduce((sum, [, times]) => sum + times, 0);
  const costs = words.map(([word, times]) => -Math.log(times / total) + (word.length === 1 ? ALONE : 0));
  for (const [id, [word]] of words.entries()) trie.add(word, id);
  const found = new Float64Array(words.length);
  for (const [run, times] of runs) for (const id of bestCut(run, trie, costs)) found[id] = (found[id] as number) + times;
  const least = (word: string): number => (word.length === 1 || listed.has(word) ? LISTED : 0);
  return new Map(
    words.map(([word], id) => [word, Math.max(found[id] as number, least(word))] as const).filter(([, times]) => times > 0),
  );
}

function bestCut(run: string, trie: WordTrie, costs: readonly number[]): number[] {
  const best = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(run.length + 1);
  const ids = new Int32Array(run.length + 1).fill(-1);
  best[0] = 0;
  for (let at = 0; at < run.length; at++) {
    const before = best[at] as number;
    if (before + UNKNOWN < (best[at + 1] as number)) [best[at + 1], from[at + 1], ids[at + 1]] = [before + UNKNOWN, at, -1];
    let node = trie.root;
    for (let next = at; next < run.length; next++) {
      node = trie.step(node, run.charCodeAt(next));
      if (node === 0) break;
      const id = trie.valueAt(node);
      if (id === -1) continue;
      const cost = before + (costs[id] as number);
      if (cost < (best[next + 1] as number)) [best[next + 1], from[next + 1], ids[next + 1]] = [cost, at, id];
    }
  }
  const cut: number[] = [];
  for (let at = run.length; at > 0; at = from[at] as number) if (ids[at] !== -1) cut.push(ids[at] as number);
  return cut;
}
