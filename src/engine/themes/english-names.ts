/**
 * Names in texts of an alphabet by their capitals and the words beside them: `Mr Chan`, `Emma Stone`, `Acme Corp`,
 * `University of Leeds`, `Sutter Street`. A field that capitalises everything gives only what a first name or suffix makes sure.
 */
import type { EntityType } from '../../contract/themes.ts';
import { KIND } from '../text/characters.ts';
import { CASE, type Capitals } from './capitals.ts';
import {
  FIRST_NAMES,
  ORGANISATION_HEADS,
  ORGANISATION_SUFFIXES,
  PERSON_TITLES,
  PLACE_SUFFIXES,
  SURE_TITLES,
  WEAK_FIRST_NAMES,
} from './english-name-words.ts';
import { HashBits } from './hash-bits.ts';
import type { Spans } from './name-spans.ts';
import { GAP, hashOfWord, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';

const NAME_JOINTS = " -'’.";
/** Words of the longest name. */
const LONGEST = 5;

export function findEnglishNames(table: TokenTable, model: WordModel, capitals: Capitals, found: Spans): void {
  let token = 0;
  while (token < table.count) {
    if (!isCapital(table, capitals, token)) {
      token++;
      continue;
    }
    let end = token + 1;
    while (end < table.count && end - token < 12 && isCapital(table, capitals, end) && isOneName(table, end)) end++;
    if (isSpeaking(table, token, end)) readRun(new Run(table, model, capitals, token, end), found);
    token = end;
  }
}

const signs = new HashBits();
for (const list of [PERSON_TITLES, FIRST_NAMES, ORGANISATION_SUFFIXES, ORGANISATION_HEADS, PLACE_SUFFIXES])
  for (const word of list) signs.add(hashOfWord(word));

/** Whether one of the words may be a title, a first name or a suffix; most runs have none and need no further look. */
function isSpeaking(table: TokenTable, first: number, end: number): boolean {
  for (let token = first; token < end; token++) if (signs.mayHave(table.hashes[token] as number)) return true;
  return false;
}

function isCapital(table: TokenTable, { cases }: Capitals, token: number): boolean {
  return table.kinds[token] === KIND.word && cases[token] !== CASE.none && table.tagged[token] === 0;
}

/** What stands before a token may stand inside a name: `Anna-Lena`, `O'Brien`, `J. R.`; `Ann & Bob` are two. */
function isOneName(table: TokenTable, token: number): boolean {
  const from = table.ends[token - 1] as number;
  const length = (table.starts[token] as number) - from;
  if (table.gaps[token] === GAP.joint) return length === 1 && NAME_JOINTS.includes(table.fieldOf(token).charAt(from));
  return (
    table.gaps[token] === GAP.stop && length === 2 && isInitial(table, token - 1) && table.fieldOf(token).startsWith('. ', from)
  );
}

function isInitial(table: TokenTable, token: number): boolean {
  return (table.ends[token] as number) - (table.starts[token] as number) === 1;
}

/** Tokens with a capital side by side, end exclusive. */
class Run {
  readonly table: TokenTable;
  readonly first: number;
  readonly end: number;
  readonly isHeadline: boolean;
  readonly #model: WordModel;
  readonly #keys: string[] = [];

  constructor(table: TokenTable, model: WordModel, capitals: Capitals, first: number, end: number) {
    this.table = table;
    this.#model = model;
    this.first = first;
    this.end = end;
    this.isHeadline = first < table.titleCount ? capitals.isTitleHeadline : capitals.isContentHeadline;
    for (let token = first; token < end; token++) this.#keys.push(table.keyOf(token, token));
  }

  key(token: number): string {
    return this.#keys[token - this.first] ?? '';
  }

  isStop(token: number): boolean {
    const id = this.#model.trie.find(this.key(token));
    return id !== -1 && this.#model.isStop[id] === 1;
  }

  /** Hardly ever written small, or never seen. */
  isProper(token: number): boolean {
    const id = this.#model.trie.find(this.key(token));
    return id === -1 || this.#model.isProper[id] === 1;
  }

  isInitial(token: number): boolean {
    return this.table.gaps[token] === GAP.stop;
  }
}

function readRun(run: Run, found: Spans): void {
  for (let token = run.first; token < run.end; token++) {
    if (found.at(token)) continue;
    const last = personAt(run, token) ?? -1;
    if (last < token) continue;
    const first = PERSON_TITLES.has(run.key(token)) ? token + 1 : token;
    addSpan(run, found, first, last, 'person');
    token = last;
  }
  const suffixed = withSuffix(run);
  if (suffixed) addSpan(run, found, suffixed.first, suffixed.last, suffixed.type);
  headed(run, found);
}

function addSpan(run: Run, found: Spans, first: number, last: number, type: EntityType): void {
  found.add({ first, last, type, name: run.table.textOf(first, last) });
}

/** The last token of a person's name that begins here, or with a title here. */
function personAt(run: Run, token: number): number | undefined {
  const key = run.key(token);
  if (PERSON_TITLES.has(key)) {
    const last = surnames(run, token + 1, 3);
    const isSure = SURE_TITLES.has(key) || (!run.isHeadline && run.isProper(token + 1));
    return last > token && isSure ? last : undefined;
  }
  if (!FIRST_NAMES.has(key)) return undefined;
  const last = surnames(run, token + 1, 2);
  if (last > token && (!run.isHeadline || run.isProper(last))) return last;
  return WEAK_FIRST_NAMES.has(key) || run.isHeadline ? undefined : token;
}

/** The last of at most so many tokens that may belong to a person's name; before `from` where none does. */
function surnames(run: Run, from: number, most: number): number {
  let last = from - 1;
  while (last + 1 < run.end && last + 1 - from < most && isSurname(run, last + 1)) last++;
  // `Emily I`: a letter counts only between names.
  while (last >= from && run.key(last).length === 1) last--;
  return last;
}

function isSurname(run: Run, token: number): boolean {
  const key = run.key(token);
  if (key === 'i' || (run.isStop(token) && key.length > 1)) return false;
  if (ORGANISATION_SUFFIXES.has(key) || PLACE_SUFFIXES.has(key)) return false;
  return run.isProper(token) || FIRST_NAMES.has(key) || !run.isHeadline;
}

/** `Acme Corp`, `Sutter Street`: from the nearest word that can begin a name to the suffix. */
function withSuffix(run: Run): { first: number; last: number; type: EntityType } | undefined {
  for (let last = run.end - 1; last > run.first; last--) {
    const key = run.key(last);
    const type = ORGANISATION_SUFFIXES.has(key) ? 'organisation' : PLACE_SUFFIXES.has(key) ? 'place' : undefined;
    if (!type) continue;
    let first = last;
    while (first > run.first && last - first < LONGEST - 1 && !run.isStop(first - 1)) first--;
    const isNamed = first < last && (run.isHeadline ? run.isProper(last - 1) : run.isProper(first) || !run.isInitial(first));
    if (isNamed) return { first, last, type };
  }
  return undefined;
}

/** `University of Leeds`: the run ends at the head, `of` and another run follow. */
function headed(run: Run, found: Spans): void {
  const { table, end } = run;
  const head = end - 1;
  if (!ORGANISATION_HEADS.has(run.key(head)) || end + 1 >= table.count || table.keyOf(end, end) !== 'of') return;
  if (table.gaps[end] !== GAP.joint || table.gaps[end + 1] !== GAP.joint) return;
  if (!/^\p{Lu}/u.test(table.textOf(end + 1, end + 1))) return;
  const place = found.at(end + 1);
  addSpan(run, found, head, place?.last ?? end + 1, 'organisation');
}
