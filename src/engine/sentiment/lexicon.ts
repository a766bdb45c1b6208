/**
 * The word lists as one index over runs of tokens. Every entry goes through the reader of the posts, so it is found however
 * a post writes it (case, accents, Simplified). A word may stand in several lists: its meanings are joined in one entry.
 */
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
import { chain, EMPTY_HASH } from './hashing.ts';
import { DEGREES, NEGATORS, NEUTRAL_PHRASES, TURNS } from './modifiers.ts';
import { PhraseTable } from './phrase-table.ts';
import { readField } from './read-tokens.ts';
import { TokenTable } from './token-table.ts';
import { typedFaces } from './typed-faces.ts';
import { readWords, type WordTable } from './word-table.ts';

export interface Entry {
  word: string;
  /** The hashes of its tokens. */
  hashes: readonly number[];
  /** −4…4; 0 where the entry is no sign by itself. */
  sign: number;
  /** Factor on the next sign, or 0. */
  degree: number;
  negates: boolean;
  turns: boolean;
  /** Begins with a negation that its sign has worked in already: not good, don't bother. */
  holdsNegation: boolean;
}

export interface Lexicon {
  entries: readonly Entry[];
  /** Runs of token hashes to places in `entries`. */
  phrases: PhraseTable;
}

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
  const reader = new TokenTable();
  const entries = new Map<string, Entry>();
  const entryOf = (word: string): Entry => entryFor(entries, word, hashesOf(reader, word));
  for (const list of [ENGLISH_FUNCTION_WORDS, NEUTRAL_PHRASES]) for (const word of readWords(list)) entryOf(word);
  for (const table of SIGNS) addSigns(entryOf, table);
  for (const face of typedFaces()) entryFor(entries, face.text, [face.hash]).sign ||= face.weight;
  for (const [factor, list] of Object.entries(DEGREES)) for (const word of readWords(list)) entryOf(word).degree = Number(factor);
  for (const word of readWords(NEGATORS)) entryOf(word).negates = true;
  for (const word of readWords(TURNS)) entryOf(word).turns = true;
  for (const entry of entries.values()) {
    entry.holdsNegation = entry.hashes.length > 1 && entries.get(keyOf(entry.hashes.slice(0, 1)))?.negates === true;
  }
  const kept = [...entries.values()].filter((entry) => entry.hashes.length > 0 && !isSum(entry, entries));
  const phrases = new PhraseTable();
  for (const [place, entry] of kept.entries()) phrases.add(entry.hashes, place);
  return { entries: kept, phrases };
}

/** Where lists disagree about a word, the first one stands: the forms of one word may be spelled like another. */
function addSigns(entryOf: (word: string) => Entry, table: WordTable): void {
  for (const [weight, list] of Object.entries(table)) for (const word of readWords(list)) entryOf(word).sign ||= Number(weight);
}

/**
 * 太差 says no more than 太 and 差 do; standing in the index it would hide 差勁 in 太差勁. So an entry that is a degree and
 * another sign of its own side is left out.
 */
function isSum(entry: Entry, entries: ReadonlyMap<string, Entry>): boolean {
  if (entry.sign === 0) return false;
  for (let cut = 1; cut < entry.hashes.length; cut++) {
    const degree = entries.get(keyOf(entry.hashes.slice(0, cut)))?.degree ?? 0;
    const rest = entries.get(keyOf(entry.hashes.slice(cut)))?.sign ?? 0;
    if (degree !== 0 && Math.sign(rest) === Math.sign(entry.sign)) return true;
  }
  return false;
}

function entryFor(entries: Map<string, Entry>, word: string, hashes: readonly number[]): Entry {
  const key = keyOf(hashes);
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { word, hashes, sign: 0, degree: 0, negates: false, turns: false, holdsNegation: false };
  entries.set(key, entry);
  return entry;
}

function hashesOf(reader: TokenTable, word: string): number[] {
  reader.clear();
  readField(word, reader);
  return [...reader.hashes.subarray(0, reader.count)];
}

function keyOf(hashes: readonly number[]): string {
  return String(hashes.reduce(chain, EMPTY_HASH)) + String(hashes.length);
}
