/**
 * What a post is about: its names, words and phrases without stop words, ranked by where they stand (title first), how
 * rare, how often and how long. Chinese by the words of the segmentation, English by words and known two-word phrases.
 * It does not understand the post: a rare verb can outrank a common noun.
 */
import { isRun, KIND, type Kind } from '../text/characters.ts';
import { Candidates, UNKNOWN } from './candidates.ts';
import { CASE, type Capitals } from './capitals.ts';
import type { NameSpan } from './name-spans.ts';
import { wordAt } from './segment.ts';
import { addTerm, type Term } from './terms.ts';
import { GAP, hashOfPair, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';

const MAX_KEYWORDS = 12;
/** A post is about half of its words at most, but a short one about all. */
const LEAST_KEYWORDS = 5;
/** What comes later in a long post changes nothing. */
const MAX_TOKENS = 3000;
/** The cost from which on a word says something. */
const COMMON_COST = 5;
/** Of a word that the model does not know: rare, but a slip of the pen as often as a name. */
const UNKNOWN_COST = 9.5;
const HIGHEST_COST = 11.5;
/** 一套, 兩個: a number with its measure word. */
const NUMERALS = '一二兩三四五六七八九十幾半每';
const HIRAGANA_FIRST = 0x3041;
const HIRAGANA_LAST = 0x309f;

const candidates = new Candidates(MAX_TOKENS);

export function findKeywords(table: TokenTable, model: WordModel, names: readonly NameSpan[], capitals: Capitals): Term[] {
  const collector = new Collector(table, model, capitals);
  const end = Math.min(table.count, MAX_TOKENS);
  candidates.begin(end);
  let name = 0;
  let token = 0;
  while (token < end) {
    while ((names[name]?.last ?? token) < token) name++;
    const span = names[name];
    if (span?.first === token) {
      collector.addName(span);
      token = span.last + 1;
    } else token = collector.read(token, span?.first ?? table.count);
  }
  return collector.best();
}

class Collector {
  readonly #table: TokenTable;
  readonly #model: WordModel;
  readonly #capitals: Capitals;
  #words = 0;

  constructor(table: TokenTable, model: WordModel, capitals: Capitals) {
    this.#table = table;
    this.#model = model;
    this.#capitals = capitals;
  }

  addName({ first, last }: NameSpan): void {
    this.#words++;
    this.#add(UNKNOWN, first, last, 1.4 * (HIGHEST_COST - COMMON_COST));
  }

  /** Takes the word or phrase that begins at a token; answers where to go on. Nothing reaches past `limit`. */
  read(token: number, limit: number): number {
    const table = this.#table;
    if (table.kinds[token] === KIND.han) return this.#readHan(token);
    if (table.tagged[token] === 1) return token + 1;
    return this.#readWord(token, limit);
  }

  best(): Term[] {
    const most = Math.min(MAX_KEYWORDS, Math.max(LEAST_KEYWORDS, Math.ceil(this.#words / 2)));
    const terms: Term[] = [];
    while (terms.length < most) {
      const best = candidates.takeBest();
      if (best === -1) break;
      const first = candidates.firsts[best] as number;
      const last = candidates.lasts[best] as number;
      addTerm(terms, most, this.#table.textOf(first, last), this.#table.keyOf(first, last));
    }
    return terms;
  }

  #readHan(first: number): number {
    const table = this.#table;
    const { trie, costs, isStop } = this.#model;
    let end = first + 1;
    while (end < table.count && table.wordStarts[end] === 0) end++;
    const length = end - first;
    if (table.tagged[first] === 1) return end;
    this.#words++;
    if (length < 2) return end;
    const id = wordAt(table, first, end - 1, trie);
    if (id !== UNKNOWN && isStop[id] === 1) return end;
    const unit = table.units[table.froms[first] as number] as number;
    if (unit >= HIRAGANA_FIRST && unit <= HIRAGANA_LAST) return end;
    if (length === 2 && NUMERALS.includes(String.fromCharCode(unit))) return end;
    const cost = id === UNKNOWN ? UNKNOWN_COST : (costs[id] as number);
    this.#add(id, first, end - 1, rarity(cost) * (length === 2 ? 1 : length === 3 ? 1.2 : 1.3));
    return end;
  }

  #readWord(first: number, limit: number): number {
    const table = this.#table;
    const { index, costs, isStop } = this.#model;
    this.#words++;
    const hash = table.hashes[first] as number;
    const id = index.find(hash);
    const next = first + 1;
    const isFollowed = next < Math.min(limit, table.count) && table.gaps[next] === GAP.joint && isRun(table.kinds[next] as Kind);
    if (isFollowed && index.mayBegin(hash)) {
      const pairId = index.find(hashOfPair(hash, table.hashes[next] as number));
      if (pairId !== UNKNOWN) {
        this.#add(pairId, first, next, 1.2 * rarity(costs[pairId] as number));
        return next + 1;
      }
    }
    if (id !== UNKNOWN && isStop[id] === 1) return next;
    if (!isWorthy(table, first, this.#capitals.cases[first] === CASE.allCapitals)) return next;
    const isNamed = this.#capitals.cases[first] !== CASE.none && table.gaps[first] !== GAP.stop;
    const cost = id === UNKNOWN ? UNKNOWN_COST : (costs[id] as number);
    this.#add(id, first, first, rarity(cost) * likeness(table, first) * (isNamed ? 1.2 : 1));
    return next;
  }

  #add(id: number, first: number, last: number, weight: number): void {
    if (weight <= 0) return;
    const { titleCount } = this.#table;
    const place = first < titleCount ? 2 : first - titleCount < 30 ? 1.1 : 1;
    candidates.add(this.#table, id, first, last, weight * place);
  }
}

function rarity(cost: number): number {
  return Math.min(cost, HIGHEST_COST) - COMMON_COST;
}

const LONGEST_WORD = 40;
const NINE = 0x39;

/** Long enough to be a word of its own (`UK` is, `uk` may be anything), and not a number. */
function isWorthy(table: TokenTable, token: number, isAllCapitals: boolean): boolean {
  const from = table.froms[token] as number;
  const to = table.tos[token] as number;
  if (to - from < (isAllCapitals ? 2 : 3) || to - from > LONGEST_WORD) return false;
  for (let at = from; at < to; at++) if ((table.units[at] as number) > NINE) return true;
  return false;
}

const [G, N, D, E, L, Y] = Array.from('gndely', (letter) => letter.charCodeAt(0));

/** How like a noun an English word looks by its ending: -ly, -ing and -ed are mostly something else. */
function likeness({ units, froms, tos }: TokenTable, token: number): number {
  const to = tos[token] as number;
  const last = units[to - 1];
  const before = units[to - 2];
  if (last === Y && before === L) return 0.4;
  const isVerb = (last === G && before === N) || (last === D && before === E);
  return isVerb && to - (froms[token] as number) > 4 ? 0.6 : 1;
}
