/** Which meanings (lines of alike-words.ts) a word or phrase has. */
import { fold } from '../text/fold.ts';
import { hashOfWord } from '../themes/token-table.ts';
import { WordTrie } from '../themes/word-trie.ts';
import { ALIKE_SERVICES } from './alike-services.ts';
import { ALIKE_WORDS } from './alike-words.ts';
import { stem } from './stem.ts';

export interface Alike {
  /** By stem, or by Chinese word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** Stems between single spaces. */
  phrases: readonly { text: string; meaning: number }[];
  /** Of two characters or more: they count wherever they stand. */
  chinese: readonly { text: string; meaning: number }[];
  /** So that the segmentation leaves them whole. */
  trie: WordTrie;
  /** By line: the meaning that is its opposite, where it has one. */
  opposites: ReadonlyMap<number, number>;
  /** Meanings that turn round whatever stands behind them: to oppose, to refuse. */
  turning: ReadonlySet<number>;
  /** Meanings that something rose, fell or was mended. */
  changing: ReadonlySet<number>;
}

/** First words of lines whose meanings exclude each other. */
const OPPOSITES = [
  ['increase', 'decrease'],
  ['expensive', 'cheap'],
  ['slow', 'fast'],
  ['praise', 'complain'],
  ['love', 'hate'],
  ['beautiful', 'ugly'],
  ['reopen', 'close'],
  ['win', 'lose'],
  ['support', 'oppose'],
  ['agree', 'refuse'],
  ['hygien', 'dirty'],
  ['polite', 'rude'],
  ['safe', 'danger'],
  ['light', 'heavy'],
  ['noisy', 'quiet'],
  ['happy', 'disappoint'],
  ['happy', 'angry'],
  ['profit', 'loss'],
  ['permanent', 'temporary'],
  ['sincer', 'dodge'],
] as const;

/** First words of the lines that turn round what stands behind them. */
const TURNING = ['oppose', 'refuse'] as const;

/** First words of the lines that say that something changed. */
const CHANGING = ['increase', 'decrease', 'restore', 'repair', 'improve', 'free'] as const;

let alike: Alike | undefined;

export function alikeWords(): Alike {
  alike ??= compile();
  return alike;
}

function compile(): Alike {
  const byWord = new Map<string, number[]>();
  const phrases: { text: string; meaning: number }[] = [];
  const chinese: { text: string; meaning: number }[] = [];
  const firsts = new Map<string, number>();
  const lines = `${ALIKE_WORDS.trim()}\n${ALIKE_SERVICES.trim()}`.split('\n');
  for (const [meaning, line] of lines.entries()) {
    const [english = '', han = ''] = line.split(' / ');
    for (const [place, word] of english.split(' ').entries()) {
      if (place === 0) firsts.set(word, meaning);
      if (word.includes('_')) phrases.push({ text: ` ${word.split('_').map(stem).join(' ')} `, meaning });
      else addTo(byWord, stem(word), meaning);
    }
    for (const word of han.split(' ').map(fold).filter(Boolean)) {
      addTo(byWord, word, meaning);
      if (word.length > 1) chinese.push({ text: word, meaning });
    }
  }
  return {
    byWord,
    phrases,
    chinese,
    trie: trieOf(chinese),
    opposites: oppositesOf(firsts),
    turning: new Set(TURNING.flatMap((word) => firsts.get(word) ?? [])),
    changing: new Set(CHANGING.flatMap((word) => firsts.get(word) ?? [])),
  };
}

function addTo(byWord: Map<string, number[]>, word: string, meaning: number): void {
  const known = byWord.get(word);
  if (!known) byWord.set(word, [meaning]);
  else if (!known.includes(meaning)) known.push(meaning);
}

function trieOf(chinese: readonly { text: string }[]): WordTrie {
  const words = chinese.map(({ text }) => text).filter((text) => /^\p{Script=Han}+$/u.test(text));
  const trie = new WordTrie(words.reduce((sum, { length }) => sum + length, 0));
  for (const [at, word] of words.entries()) {
    const [first = '', second = ''] = word;
    trie.begin(hashOfWord(first), hashOfWord(second));
    trie.add(word, at);
  }
  return trie;
}

function oppositesOf(firsts: ReadonlyMap<string, number>): Map<number, number> {
  const opposites = new Map<number, number>();
  for (const [one, other] of OPPOSITES) {
    const [left, right] = [firsts.get(one), firsts.get(other)];
    if (left === undefined || right === undefined) throw new RangeError(`No line begins with ${one} or ${other}.`);
    if (!opposites.has(left)) opposites.set(left, right);
    if (!opposites.has(right)) opposites.set(right, left);
  }
  return opposites;
}
