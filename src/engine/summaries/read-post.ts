/** A post made ready for being held against claims: as a whole, and clause by clause. */
import { fold } from '../text/fold.ts';
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { type Passage, passageOf, phrasesIn, type ReadName, type ReadWord, readWords } from './read-passage.ts';
import { splitSentences } from './split-sentences.ts';
import { isCalling, readStances, STANCE, type StanceSentence } from './stance.ts';
import type { SummaryPost } from './summary-post.ts';

/** What comes later in a post is not looked at: more than a model is sent of one, with the names of its topics. */
const MOST_UNITS = 4000;
/** Nor are later clauses held beside those of a claim. */
const MOST_CLAUSES = 300;

export interface Clause extends Passage {
  polarity: Polarity;
  isAsked: boolean;
  /** Without a denial of its own: somebody denies it, or it is called untrue. */
  isCalledFalse: boolean;
  /** Says so of something. */
  isCalling: boolean;
}

export interface ReadPost extends Passage {
  clauses: readonly Clause[];
  stances: readonly StanceSentence[];
  numbers: readonly ReadNumber[];
  names: readonly ReadName[];
  /** Folded, blanks and signs left out: for quotations. */
  letters: string;
  text: string;
  publishedAt: string;
  hasHan: boolean;
  hasLatin: boolean;
}

const ASKING_END = /[?？]["'”’」』）)\s]*$/;
const ASKING_HAN = new RegExp(
  [
    '嗎|呢$|有冇|有沒有|有無|係咪|是不是|是否|點解|為何|為什麼|幾時|何時|邊間|邊個|哪些|哪間|使唔使|要唔要|可唔可以|可否|會唔會|會否|點樣|如何',
  ]
    .join('|')
    .split('|')
    .map((word) => (word === '呢$' ? word : fold(word)))
    .join('|'),
  'u',
);
/** Begin a clause without a sign before them. */
const CLAUSE_WORDS = new Set(
  [
    'and but while whereas although though because since after before when if unless so which who that',
    '但 而 因為 由於 所以 不過 雖然 如果 令 導致',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

const THEREFORE = fold('而');
const DENIED_CAUSE = new RegExp(fold('[沒無未不唔冇非][有是]?[因為]'), 'u');

export function readPost(post: SummaryPost, knowledge: ThemesKnowledge): ReadPost {
  const text = `${post.title}\n${post.content}`.slice(0, MOST_UNITS);
  const { words, names } = readWords(text, knowledge);
  const whole = passageOf(words);
  const stances = readStances(text, words);
  return {
    ...whole,
    clauses: clausesOf(text, words, { whole, stances }),
    stances,
    numbers: readNumbers(text),
    names,
    letters: lettersOf(text),
    text,
    publishedAt: post.publishedAt,
    hasHan: stances.some((sentence) => isIn(sentence, true)),
    hasLatin: stances.some((sentence) => isIn(sentence, false)),
  };
}

/** A sentence with names and words of another script in it is in the language of the rest; a word or two are none. */
function isIn({ words }: StanceSentence, isHan: boolean): boolean {
  const han = words.reduce((sum, word) => sum + (word.isHan ? word.key.length : 0), 0);
  const latin = words.filter((word) => !word.isHan && /\p{L}/u.test(word.key)).length;
  return isHan ? han >= FEWEST_OF_HAN && han >= latin : latin >= FEWEST_WORDS && latin > han;
}

/** Clauses of a text whose words are given. */
export function clausesOf(
  text: string,
  words: readonly ReadWord[],
  known?: { whole: Passage; stances: readonly StanceSentence[] },
): Clause[] {
  const phrases = phrasesIn(known?.whole ?? passageOf(words));
  const isFalse = falseWords(known?.stances ?? readStances(text, words));
  const clauses: Clause[] = [];
  let next = 0;
  for (const { start, end } of splitSentences(text)) {
    if (clauses.length >= MOST_CLAUSES) break;
    const first = next;
    while (next < words.length && (words[next] as ReadWord).start < end) next++;
    const sentence = text.slice(start, end);
    const parts = partsOf(words.slice(first, next));
    for (const [at, part] of parts.entries()) {
      const passage = passageOf(part, phrases);
      const isAsked = (at === parts.length - 1 && ASKING_END.test(sentence)) || ASKING_HAN.test(passage.han);
      const polarity = polarityOf(part);
      const telling = part.filter(({ isStop }) => !isStop);
      const isCalledFalse =
        polarity.denials.length === 0 &&
        telling.length > 0 &&
        2 * telling.filter((word) => isFalse.has(word)).length >= telling.length;
      clauses.push({ ...passage, polarity, isAsked, isCalledFalse, isCalling: isCalling(part) });
    }
  }
  return clauses;
}

function falseWords(stances: readonly StanceSentence[]): ReadonlySet<ReadWord> {
  return new Set(
    stances.flatMap(({ words, marks }) => words.filter((_, at) => (marks[at] as number) & (STANCE.refused | STANCE.untrue))),
  );
}

/** Commas part clauses, but not the pieces of a list or a few words in front. */
const FEWEST_WORDS = 3;
const FEWEST_OF_HAN = 2;

export function partsOf(words: readonly ReadWord[]): ReadWord[][] {
  const parts: ReadWord[][] = [];
  let part: ReadWord[] = [];
  for (const [at, word] of words.entries()) {
    // `沒有因欠債而倒閉` is one.
    const isJoined = word.key === THEREFORE && DENIED_CAUSE.test(part.map(({ key }) => key).join(''));
    const isNext = CLAUSE_WORDS.has(word.key) && !isJoined;
    if (part.length >= FEWEST_WORDS && ((word.isAfterBreak && !isOfNumber(word, words[at - 1])) || isNext)) {
      parts.push(part);
      part = [];
    }
    part.push(word);
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** 90,000 */
function isOfNumber(word: ReadWord, before: ReadWord | undefined): boolean {
  return before !== undefined && word.start === before.end + 1 && /^\d{3}$/.test(word.key) && /^\d+$/.test(before.key);
}

export function lettersOf(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
