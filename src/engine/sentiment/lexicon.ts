/**
 * The word lists as one index over tokens. Every entry goes through the tokeniser of the posts, so it is found however a
 * post writes it (case, accents, Simplified). A word may stand in several lists: its meanings are joined in one entry.
 */
import { phraseText } from '../text/token-text.ts';
import { tokenise } from '../text/tokens.ts';
import { CANTONESE_COMPLAINT } from './cantonese-complaint.ts';
import { CANTONESE_PRAISE } from './cantonese-praise.ts';
import { CHINESE_ANGER } from './chinese-anger.ts';
import { CHINESE_COMPLAINT } from './chinese-complaint.ts';
import { CHINESE_JOY } from './chinese-joy.ts';
import { CHINESE_PRAISE } from './chinese-praise.ts';
import { EMOJI_SIGNS } from './emoji-signs.ts';
import { ENGLISH_ANGER } from './english-anger.ts';
import { ENGLISH_COMPLAINT } from './english-complaint.ts';
import { ENGLISH_FUNCTION_WORDS } from './english-function-words.ts';
import { ENGLISH_JOY } from './english-joy.ts';
import { ENGLISH_PRAISE } from './english-praise.ts';
import { DEGREES, NEGATORS, NEUTRAL_PHRASES, TURNS } from './modifiers.ts';
import { readWords, type WordTable } from './word-table.ts';

export interface Entry {
  /** As it stands in a token text, spaces around every token. */
  phrase: string;
  length: number;
  /** As it is shown: Han without spaces. */
  word: string;
  /** −4…4; 0 where the entry is no sign by itself. */
  sign: number;
  /** Factor on the next sign, or 0. */
  degree: number;
  negates: boolean;
  turns: boolean;
}

/** Entries by their first token, longest first, so that the first that fits is the one meant. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

const SIGNS: readonly WordTable[] = [
  ENGLISH_PRAISE,
  ENGLISH_JOY,
  ENGLISH_COMPLAINT,
  ENGLISH_ANGER,
  CHINESE_PRAISE,
  CHINESE_JOY,
  CHINESE_COMPLAINT,
  CHINESE_ANGER,
  CANTONESE_PRAISE,
  CANTONESE_COMPLAINT,
  EMOJI_SIGNS,
];

let built: Lexicon | undefined;

/** Built on first use. */
export function lexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry>();
  for (const list of [ENGLISH_FUNCTION_WORDS, NEUTRAL_PHRASES]) for (const word of readWords(list)) entryOf(entries, word);
  for (const table of SIGNS) addSigns(entries, table);
  for (const [factor, list] of Object.entries(DEGREES)) {
    for (const word of readWords(list)) entryOf(entries, word).degree = Number(factor);
  }
  for (const word of readWords(NEGATORS)) entryOf(entries, word).negates = true;
  for (const word of readWords(TURNS)) entryOf(entries, word).turns = true;
  return byFirstToken([...entries.values()].filter((entry) => !isSum(entry, entries)));
}

/**
 * 太差 says no more than 太 and 差 do; standing in the index it would hide 差勁 in 太差勁. So an entry that is a degree and
 * another sign of its own side is left out.
 */
function isSum(entry: Entry, entries: ReadonlyMap<string, Entry>): boolean {
  if (entry.sign === 0 || entry.length < 2) return false;
  for (let space = entry.phrase.indexOf(' ', 1); space < entry.phrase.length - 1; space = entry.phrase.indexOf(' ', space + 1)) {
    const degree = entries.get(entry.phrase.slice(0, space + 1))?.degree ?? 0;
    const rest = entries.get(entry.phrase.slice(space))?.sign ?? 0;
    if (degree !== 0 && Math.sign(rest) === Math.sign(entry.sign)) return true;
  }
  return false;
}

/** Where lists disagree about a word, the first one stands: the forms of one word may be spelled like another. */
function addSigns(entries: Map<string, Entry>, table: WordTable): void {
  for (const [weight, list] of Object.entries(table)) {
    for (const word of readWords(list)) {
      const entry = entryOf(entries, word);
      entry.sign ||= Number(weight);
    }
  }
}

function entryOf(entries: Map<string, Entry>, word: string): Entry {
  const { tokens } = tokenise(word);
  const phrase = phraseText(tokens);
  const known = entries.get(phrase);
  if (known) return known;
  const entry: Entry = { phrase, length: tokens.length, word, sign: 0, degree: 0, negates: false, turns: false };
  entries.set(phrase, entry);
  return entry;
}

function byFirstToken(entries: Iterable<Entry>): Lexicon {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = entry.phrase.slice(1, entry.phrase.indexOf(' ', 1));
    const others = index.get(first);
    if (others) others.push(entry);
    else index.set(first, [entry]);
  }
  for (const others of index.values()) others.sort((one, other) => other.length - one.length);
  return index;
}
