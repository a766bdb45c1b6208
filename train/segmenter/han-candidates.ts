/**
 * What may be a word of Chinese: what Intl.Segmenter takes for one, phrases of OpenCC that the texts hold, and what the
 * texts show by themselves: parts that hold together (pointwise mutual information) between changing neighbours (branching
 * entropy). Which of them become words is for han-frequencies.ts to say.
 */
import { Converter } from 'opencc-js';
import simplifiedPhrases from 'opencc-js/dict/STPhrases';
import { KIND } from '../../src/engine/text/characters.ts';
import { readTokens } from '../../src/engine/themes/read-tokens.ts';
import { STOP_WORDS } from '../../src/engine/themes/stop-words.ts';
import { GAP } from '../../src/engine/themes/token-table.ts';
import { cohesiveGrams } from './cohesive-grams.ts';
import { OWN_WORDS } from './own-words.ts';

export interface Candidates {
  /** Runs of Han characters, folded, with how often each stands in the texts. */
  runs: Map<string, number>;
  /** Folded words with a first guess of how often they occur. */
  words: Map<string, number>;
  /** Those that a dictionary has: they stay though the texts may hardly use them. */
  listed: Set<string>;
}

const HAN_ONLY = /^\p{Script=Han}+$/u;
const MAX_LENGTH = 8;

export function candidateWords(texts: readonly string[]): Candidates {
  const runs = new Map<string, number>();
  for (const text of texts) for (const run of hanRuns(text)) count(runs, run, 1);
  const words = new Map<string, number>();
  const proposed = proposals(texts);
  const own = OWN_WORDS.split(/\s+/).flatMap((word) => hanRuns(word));
  const stops = STOP_WORDS.filter((word) => HAN_ONLY.test(word));
  const listed = new Set([...proposed.keys(), ...openccPhrases(), ...stops, ...own.filter((word) => word.length > 1)]);
  for (const word of listed) words.set(word, proposed.get(word) ?? 1);
  // Nothing proposes them, so that they would never be counted beside what is.
  for (const word of own) if (word.length > 1) words.set(word, Math.max(20, words.get(word) ?? 0));
  const grams = cohesiveGrams(runs);
  for (const [gram, times] of grams) {
    if (!listed.has(gram) && !isJoined(gram, listed, grams)) words.set(gram, times);
  }
  console.log(`${runs.size} runs, ${grams.size} words by statistics, ${listed.size} of dictionaries, ${words.size} candidates`);
  return { runs, words, listed };
}

/** The runs of Han characters of a text, folded. */
function hanRuns(text: string): string[] {
  const table = readTokens('', text);
  const runs: string[] = [];
  let first = 0;
  for (let token = 1; token <= table.count; token++) {
    const goesOn = token < table.count && table.gaps[token] === GAP.none && table.kinds[token] === table.kinds[token - 1];
    if (goesOn) continue;
    if (table.kinds[first] === KIND.han) runs.push(table.keyOf(first, token - 1));
    first = token;
  }
  return runs;
}

/** Two words side by side that often are (股價 and 下跌): no word. */
function isJoined(gram: string, listed: ReadonlySet<string>, grams: ReadonlyMap<string, number>): boolean {
  const isWord = (part: string): boolean => listed.has(part) || grams.has(part);
  for (let split = 2; split + 2 <= gram.length; split++)
    if (isWord(gram.slice(0, split)) && isWord(gram.slice(split))) return true;
  return false;
}

/** As written and as Simplified: the dictionary behind the segmenter knows more words of the latter. */
function proposals(texts: readonly string[]): Map<string, number> {
  const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const raw = new Map<string, number>();
  const simplify = Converter({ from: 't', to: 'cn' });
  for (const text of texts) {
    const simplified = simplify(text);
    for (const form of simplified === text ? [text] : [text, simplified]) {
      for (const { segment } of segmenter.segment(form)) if (segment.length > 1) count(raw, segment, 0.5);
    }
  }
  const folded = new Map<string, number>();
  for (const [word, times] of raw) {
    if (HAN_ONLY.test(word) && word.length <= MAX_LENGTH) count(folded, hanRuns(word)[0] ?? word, times);
  }
  return folded;
}

function openccPhrases(): string[] {
  const phrases = simplifiedPhrases.split('|').flatMap((entry) => entry.split(' ').slice(1));
  return phrases.filter((phrase) => HAN_ONLY.test(phrase) && phrase.length <= 5).map((phrase) => hanRuns(phrase)[0] ?? phrase);
}

function count(counts: Map<string, number>, key: string, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}
