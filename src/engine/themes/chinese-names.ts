/**
 * Names in Chinese texts by their surnames, suffixes and what stands beside them: `陳大文議員`, `導演張三豐`, `順德醫院`,
 * `彌敦道`. Works on the words of the segmentation; places are of whole words.
 */
import type { EntityType } from '../../contract/themes.ts';
import { KIND } from '../text/characters.ts';
import {
  DOUBLE_SURNAMES,
  NEVER_GIVEN,
  NOT_ROADS,
  ORGANISATION_SUFFIXES,
  PERSON_PREFIXES,
  PERSON_SUFFIXES,
  PLACE_SUFFIXES,
  SURNAMES,
  WORD_SURNAMES,
} from './chinese-name-words.ts';
import type { Spans } from './name-spans.ts';
import { wordAt } from './segment.ts';
import { GAP, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';
import { WordTrie } from './word-trie.ts';

const SUFFIX = { person: 0, organisation: 1, place: 2 } as const;

const suffixes = trieOf([
  [PERSON_SUFFIXES, SUFFIX.person],
  [ORGANISATION_SUFFIXES, SUFFIX.organisation],
  [PLACE_SUFFIXES, SUFFIX.place],
]);
const prefixes = trieOf([[PERSON_PREFIXES, SUFFIX.person]]);
const ROAD = /[道街邨]$/;
/** A character this rare as a word by itself belongs to a name that the model does not know. */
const LONELY_COST = 8.5;
/** Such characters before a suffix: more of them are slang or noise. */
const MAX_LONELY = 4;

function trieOf(lists: readonly (readonly [readonly string[], number])[]): WordTrie {
  const trie = new WordTrie(lists.flatMap(([list]) => list).join('').length);
  for (const [list, value] of lists) for (const word of list) trie.add(word, value);
  return trie;
}

export function findChineseNames(table: TokenTable, model: WordModel, found: Spans): void {
  for (let first = 0; first < table.count; first++) {
    if (table.kinds[first] !== KIND.han || table.wordStarts[first] === 0) continue;
    const end = wordEnd(table, first);
    if (!isSign(table, first, end)) continue;
    const key = table.keyOf(first, end - 1);
    if (isRoad(key)) addSpan(table, found, first, end, 'place');
    else if (!found.at(first)) readPerson(table, model, found, first, key);
    const kind = wordAt(table, first, end - 1, suffixes);
    if (kind === SUFFIX.organisation || kind === SUFFIX.place) {
      readSuffix(table, model, found, {
        first,
        end,
        type: kind === SUFFIX.place ? 'place' : 'organisation',
        isLong: key.length > 1,
      });
    }
  }
}

/** What a name begins with (surnames), what the words of places and bodies end with, and what is in no given name. */
const FIRST = 1;
const LAST = 2;
const NOT_GIVEN = 4;
const signs = signTable();

function signTable(): Uint8Array {
  const table = new Uint8Array(65_536);
  const mark = (character: string, bit: number): void => {
    const unit = character.charCodeAt(0);
    table[unit] = (table[unit] as number) | bit;
  };
  for (const name of [...SURNAMES, ...DOUBLE_SURNAMES]) mark(name, FIRST);
  for (const word of [...ORGANISATION_SUFFIXES, ...PLACE_SUFFIXES, '道', '街', '邨']) mark(word.slice(-1), LAST);
  for (const character of NEVER_GIVEN) mark(character, NOT_GIVEN);
  return table;
}

/** Most words are neither, and need no further look. */
function isSign(table: TokenTable, first: number, end: number): boolean {
  const begins = signs[table.units[table.froms[first] as number] as number] as number;
  const ends = signs[table.units[(table.tos[end - 1] as number) - 1] as number] as number;
  return (begins & FIRST) !== 0 || (ends & LAST) !== 0;
}

function isRoad(key: string): boolean {
  return (key.length === 3 || key.endsWith('大道')) && ROAD.test(key) && !NOT_ROADS.has(key) && !NOT_ROADS.has(key.slice(-2));
}

/** Behind the word that begins here: the first token of the next. */
function wordEnd(table: TokenTable, first: number): number {
  let end = first + 1;
  while (end < table.count && table.wordStarts[end] === 0) end++;
  return end;
}

function isJoined(table: TokenTable, token: number): boolean {
  return token < table.count && table.kinds[token] === KIND.han && table.gaps[token] === GAP.none;
}

function addSpan(table: TokenTable, found: Spans, first: number, end: number, type: EntityType): void {
  found.add({ first, last: end - 1, type, name: table.textOf(first, end - 1) });
}

/** A surname with one or two characters more, and a title or a verb of speaking right behind, or a title right before. */
function readPerson(table: TokenTable, model: WordModel, found: Spans, first: number, key: string): void {
  const surname = SURNAMES.has(key[0] ?? '') ? 1 : 0;
  const isDouble = DOUBLE_SURNAMES.includes(key);
  if (surname === 0 && !isDouble) return;
  const given = first + (isDouble ? 2 : 1);
  const isTitled = isBehindTitle(table, first);
  for (let end = given + 2; end > given; end--) {
    if (!isGiven(table, given, end) || (end < table.count && table.wordStarts[end] === 0)) continue;
    const isNamed =
      (isTitled && end - given === 2) ||
      isBeforeTitle(table, end) ||
      (end - given === 2 && !WORD_SURNAMES.has(key) && isUnknown(table, model, first, end));
    if (!isNamed || found.at(end - 1)) continue;
    addSpan(table, found, first, end, 'person');
    return;
  }
}

function isGiven(table: TokenTable, from: number, end: number): boolean {
  for (let token = from; token < end; token++) {
    if (!isJoined(table, token) || isNeverGiven(table, token)) return false;
  }
  return true;
}

function isNeverGiven({ units, froms, tos }: TokenTable, token: number): boolean {
  const from = froms[token] as number;
  return tos[token] === from + 1 && ((signs[units[from] as number] as number) & NOT_GIVEN) !== 0;
}

function isBeforeTitle(table: TokenTable, token: number): boolean {
  if (!isJoined(table, token) || table.wordStarts[token] === 0) return false;
  return wordAt(table, token, wordEnd(table, token) - 1, suffixes) === SUFFIX.person;
}

function isBehindTitle(table: TokenTable, token: number): boolean {
  if (!isJoined(table, token)) return false;
  let first = token - 1;
  while (first > 0 && table.wordStarts[first] === 0) first--;
  return first >= 0 && wordAt(table, first, token - 1, prefixes) !== -1;
}

/** Three words of one character each, none of the last two usual by itself, and nothing of the kind on either side. */
function isUnknown(table: TokenTable, model: WordModel, first: number, end: number): boolean {
  for (let token = first; token < end; token++) {
    if (table.wordStarts[token] === 0) return false;
    if (token === first) continue;
    const id = wordAt(table, token, token, model.trie);
    if (id !== -1 && (model.isStop[id] === 1 || (model.costs[id] as number) < LONELY_COST)) return false;
  }
  return !(isJoined(table, end) && isLonely(table, model, end)) && !(isJoined(table, first) && isLonely(table, model, first - 1));
}

/** Whether an unusual character stands by itself: a run of more than three is a transcription or slang, and no name. */
function isLonely(table: TokenTable, model: WordModel, token: number): boolean {
  if (token >= table.count || table.kinds[token] !== KIND.han || table.wordStarts[token] === 0) return false;
  if (wordEnd(table, token) > token + 1) return false;
  const id = wordAt(table, token, token, model.trie);
  return id === -1 || (model.isStop[id] === 0 && (model.costs[id] as number) >= LONELY_COST);
}

interface Suffix {
  first: number;
  end: number;
  type: 'place' | 'organisation';
  isLong: boolean;
}

/** `深圳市`, `順德醫院`: a suffix behind a name that is known, or behind characters that make no known word. */
function readSuffix(table: TokenTable, model: WordModel, found: Spans, { first, end, type, isLong }: Suffix): void {
  const before = isJoined(table, first) ? found.at(first - 1) : undefined;
  if (before) {
    const isFitting = before.type === 'place' || (before.type !== 'person' && type === 'organisation');
    if (isFitting) addSpan(table, found, before.first, end, type);
    return;
  }
  let from = first;
  while (first - from <= MAX_LONELY && isJoined(table, from) && isLonely(table, model, from - 1)) from--;
  if (isLong && first - from >= 2 && first - from <= MAX_LONELY) addSpan(table, found, from, end, type);
}
