/** Which lines of strong-words.ts the words of a text belong to. */
import { fold } from '../text/fold.ts';
import type { ReadWord } from './read-passage.ts';
import { stem } from './stem.ts';
import { STRONG_WORDS } from './strong-words.ts';

interface Strong {
  /** By stem, by `=` and the form, or by Chinese word. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** The same of words that bear a line without belonging to it. */
  bearing: ReadonlyMap<string, readonly number[]>;
  /** By the stem of their first word. */
  phrases: ReadonlyMap<string, readonly { stems: readonly string[]; line: number }[]>;
}

/** `at`: the first of its words. */
export interface StrongWord {
  at: number;
  line: number;
}

/** `at all`, `above all` are no word for everything; a line is not a lie. */
const IDLE_BEFORE = new Set('at after above first of in'.split(' '));
const ALL = 'all';
/** Of a time they say how long, not of how many. */
const WHOLE = new Set('all whole entire'.split(' '));
const LONG = new Set('day night week morning afternoon weekend'.split(' '));
/** Who dismisses a rumour dismisses nobody. */
const DISMISS = stem('dismiss');
const TALK = new Set('claim claims rumour rumours rumor rumors allegation allegations report reports idea suggestion'.split(' '));
const LONGEST_WORD = 4;

let strong: Strong | undefined;

/** In the order in which they stand. `isBearing`: also such as only bear a line, which is asked of posts. */
export function strongIn(words: readonly ReadWord[], isBearing = false): StrongWord[] {
  strong ??= compile();
  const known = strong;
  return words.flatMap((word, at) => {
    const lines = word.isHan ? chineseLines(words, at, known) : englishLines(words, at, known);
    const others = isBearing ? (known.bearing.get(word.stem) ?? []) : [];
    return [...lines, ...others].map((line) => ({ at, line }));
  });
}

function englishLines(words: readonly ReadWord[], at: number, { byWord, phrases }: Strong): number[] {
  const word = words[at] as ReadWord;
  if (word.key === ALL && IDLE_BEFORE.has(words[at - 1]?.key ?? '')) return [];
  if (WHOLE.has(word.key) && LONG.has(words[at + 1]?.key ?? '')) return [];
  if (word.stem === DISMISS && words.slice(at + 1, at + 4).some(({ key }) => TALK.has(key))) return [];
  const isHere = (stems: readonly string[]): boolean =>
    stems.every((one, place) => words[at + place]?.stem === one || words[at + place]?.key === one);
  const found = (phrases.get(word.stem) ?? []).filter(({ stems }) => isHere(stems));
  return [...(byWord.get(word.stem) ?? []), ...(byWord.get(`=${word.key}`) ?? []), ...found.map(({ line }) => line)];
}

function chineseLines(words: readonly ReadWord[], at: number, known: Strong): number[] {
  const { key } = words[at] as ReadWord;
  return [...(known.byWord.get(key) ?? []), ...linesInside(key, known), ...linesAcross(words, at, known)];
}

/** The segmentation may have taken something along: 大罷工. */
function linesInside(key: string, { byWord }: Strong): number[] {
  const lines: number[] = [];
  for (let start = 0; start < key.length; start++)
    for (let end = start + 2; end <= Math.min(key.length, start + LONGEST_WORD); end++)
      if (end - start < key.length) lines.push(...(byWord.get(key.slice(start, end)) ?? []));
  return lines;
}

/** Or has cut it in pieces. */
function linesAcross(words: readonly ReadWord[], at: number, { byWord }: Strong): number[] {
  const lines: number[] = [];
  let joined = words[at]?.key ?? '';
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] as ReadWord;
    joined += word.key;
    if (!word.isHan || word.start !== words[next - 1]?.end || joined.length > LONGEST_WORD) break;
    lines.push(...(byWord.get(joined) ?? []));
  }
  return lines;
}

function compile(): Strong {
  const byWord = new Map<string, number[]>();
  const bearing = new Map<string, number[]>();
  const phrases = new Map<string, { stems: string[]; line: number }[]>();
  const add = <T>(to: Map<string, T[]>, key: string, one: T): void => void to.set(key, [...(to.get(key) ?? []), one]);
  for (const [line, text] of STRONG_WORDS.trim().split('\n').entries()) {
    const [english = '', chinese = '', others = ''] = text.split(' / ');
    for (const word of english.split(' ')) {
      const stems = word.startsWith('=') ? [word] : word.split('_').map(stem);
      if (stems.length > 1) add(phrases, stems[0] ?? '', { stems, line });
      else add(byWord, stems[0] ?? '', line);
    }
    for (const word of chinese.split(' ').map(fold)) add(byWord, word, line);
    for (const word of others.split(' ').filter(Boolean).map(fold)) add(bearing, stem(word), line);
  }
  return { byWord, bearing, phrases };
}
