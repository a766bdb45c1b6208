/** A sentence of a summary, taken apart into what its posts have to hold: words, names, numbers, quotations. */
import { fold } from '../text/fold.ts';
import { findLinks } from '../themes/links.ts';
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { alikeWords } from './alike.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { type ReadName, type ReadWord, readWords } from './read-passage.ts';
import { type Clause, clausesOf } from './read-post.ts';
import { SAYING_WORDS } from './saying-words.ts';

export interface Claim {
  text: string;
  words: readonly ReadWord[];
  /** Words that say something of their own: not how it was said, nor numbers or names. */
  content: readonly ReadWord[];
  clauses: readonly Clause[];
  numbers: readonly ReadNumber[];
  names: readonly ReadName[];
  /** Words of an alphabet written as names are: with a capital, with a digit, or in a Chinese sentence. */
  capitals: readonly ReadWord[];
  /** Chinese characters in a row that make no words, as the names of people do. */
  runs: readonly string[];
  /** What stands between quotation marks. */
  quotes: readonly string[];
  hasLink: boolean;
  isChinese: boolean;
  /** That something was asked. */
  isAsking: boolean;
}

const SAYING = new Set(SAYING_WORDS.trim().split(/\s+/).map(fold));
const QUOTED = /“([^”]+)”|"([^"]+)"|「([^」]+)」|『([^』]+)』|《([^》]+)》/g;
const ASKING = new RegExp(
  `\\b(?:ask|asks|asked|asking|question|questions|questioned|wonder|wonders|wondered|wondering|whether|unclear|unsure|inquir\\w*|enquir\\w*|want to know)\\b|[?？]|${['詢問|查詢|問|是否|會否|可否|能否|質疑|想知|不清楚|未知|不確定|何時|如何|疑問'].join('').split('|').map(fold).join('|')}`,
  'iu',
);
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/;
/** From this share of its words on, a sentence writes them all so. */
const HEADLINE = 0.6;
const RARE_CHARACTER = 13;

export function readClaim(text: string, knowledge: ThemesKnowledge): Claim {
  const { words, names } = readWords(text, knowledge);
  const numbers = readNumbers(text);
  const han = words.reduce((sum, { isHan, key }) => sum + (isHan ? key.length : 0), 0);
  const isChinese = han > 0 && han >= words.filter(({ isHan }) => !isHan).length;
  const isFree = (word: ReadWord): boolean =>
    [...names, ...numbers].every(({ start, end }) => word.end <= start || word.start >= end);
  const capitals = capitalsOf(text, words, isChinese).filter(isFree);
  const content = words.filter((word) => isContent(word) && isFree(word) && !capitals.includes(word));
  return {
    text,
    words,
    content,
    clauses: clausesOf(text, words),
    numbers,
    names,
    capitals,
    runs: runsOf(words.filter(isFree)),
    quotes: [...text.matchAll(QUOTED)].map((match) => match.slice(1).find((part) => part !== undefined) ?? ''),
    hasLink: findLinks(text).length > 0,
    isChinese,
    isAsking: ASKING.test(fold(text)),
  };
}

function isContent({ key, stem, isHan, isStop, cost }: ReadWord): boolean {
  if (SAYING.has(key)) return false;
  if (alikeWords().byWord.has(stem)) return true;
  if (isStop) return false;
  // A character alone is a verb of some kind, unless it is so rare that it belongs to a name.
  if (isHan) return key.length > 1 || cost >= RARE_CHARACTER;
  return key.length > 2 || DIGIT.test(key);
}

function runsOf(words: readonly ReadWord[]): string[] {
  const runs: string[] = [];
  let end = -1;
  for (const { key, stem, start, end: next, isHan, isStop } of words) {
    if (!isHan || key.length > 1 || isStop || SAYING.has(key) || alikeWords().byWord.has(stem)) continue;
    if (start === end) runs.push(`${runs.pop()}${key}`);
    else runs.push(key);
    end = next;
  }
  return runs.filter((run) => run.length > 1 && !SAYING.has(run));
}

function capitalsOf(text: string, words: readonly ReadWord[], isChinese: boolean): ReadWord[] {
  const letters = words.filter(({ isHan, key }) => !isHan && key.length > 1);
  const isCapital = ({ start }: ReadWord): boolean => CAPITAL.test(text.slice(start, start + 2));
  const isHeadline = letters.length > 4 && letters.filter(isCapital).length > HEADLINE * letters.length;
  return letters.filter((word) => {
    if (DIGIT.test(word.key) && /[a-z]/.test(word.key)) return true;
    if (/^\d/.test(word.key) || SAYING.has(word.key) || word.isStop) return false;
    if (isChinese) return true;
    if (!isCapital(word)) return false;
    const isSure = word.isProper || word.cost === -1;
    return isSure || !(isHeadline || word === words[0] || beginsSentence(text, word));
  });
}

function beginsSentence(text: string, { start }: ReadWord): boolean {
  return /(?:^|[.!?:“"']\s*)$/.test(text.slice(Math.max(0, start - 3), start));
}
