/**
 * What kind of post it is, by words alone: each label with the rule that applied and the words it saw, so that a screen can
 * say why. A post may have several labels or none; each label once, by the first of its rules that applies.
 */
import type { MediaType } from '../../contract/media-types.ts';
import { KIND } from '../text/characters.ts';
import type { Classification, ClassificationRule } from './classification-rules.ts';
import { COMPLAINT_RULES } from './complaint-rules.ts';
import { isSpaced } from './gazetteer.ts';
import { DISCOUNT_RULE, NEWS_MEDIA_RULE, OTHER_RULES, QUESTION_ENDINGS, QUESTION_MARK_RULE, QUESTION_OPENERS, QUESTION_WORD_RULE } from './other-rules.ts';
import { PRAISE_RULES } from './praise-rules.ts';
import { readTokens } from './read-tokens.ts';
import { stepToken } from './segment.ts';
import { GAP, SPACE, type TokenTable } from './token-table.ts';
import { WordTrie } from './word-trie.ts';

export interface Classified {
  label: Classification;
  /** Stable, `label.reason`. */
  rule: string;
  /** The words of the post that the rule saw, at most MAX_WORDS; none where it did not look at words. */
  words: string[];
}

/** What a post brings besides its text. */
export interface PostFacts {
  mediaType: MediaType | null;
  sentiment: 'Positive' | 'Negative' | 'Neutral' | 'Mixed' | null;
}

const RULES: readonly ClassificationRule[] = [...COMPLAINT_RULES, ...PRAISE_RULES, ...OTHER_RULES];
const OPENERS = RULES.length;
const ENDINGS = RULES.length + 1;
const DISCOUNT = RULES.findIndex(({ id }) => id === DISCOUNT_RULE);
const MAX_WORDS = 5;
/** Directly before what pleases or displeases, they say that it does not. */
const NEGATORS = new Set([...'不唔冇無未沒別非', 'not', 'never', 'no', 'without', 't', 'nothing', 'wasnt', 'isnt', 'didnt', 'dont']);

interface Cues {
  trie: WordTrie;
  /** By value of the trie: the rules that want the phrase, and whether as a hashtag. */
  rules: { rule: number; isHashtag: boolean }[][];
}

let compiled: Cues | undefined;

function compileCues(): Cues {
  const keys: { key: string; rule: number; isHashtag: boolean }[] = [];
  const lists = [...RULES.map(({ phrases }) => phrases), QUESTION_OPENERS, QUESTION_ENDINGS];
  for (const [rule, list] of lists.entries()) {
    for (const phrase of list.split('|')) {
      const isHashtag = phrase.endsWith('#');
      const table = readTokens('', isHashtag ? phrase.slice(0, -1) : phrase);
      if (table.count > 0) keys.push({ key: table.keyOf(0, table.count - 1), rule, isHashtag });
    }
  }
  const trie = new WordTrie(keys.reduce((sum, { key }) => sum + key.length, 0));
  const rules: Cues['rules'] = [];
  for (const { key, rule, isHashtag } of keys) {
    const value = trie.add(key, rules.length);
    if (value === rules.length) rules.push([]);
    rules[value]?.push({ rule, isHashtag });
  }
  return { trie, rules };
}

/** Compiles the phrases, which needs the table that posts are read into: to be called before a post is read. */
export function prepareClassification(): void {
  compiled ??= compileCues();
}

export function classify(table: TokenTable, { mediaType, sentiment }: PostFacts): Classified[] {
  const seen = findCues(table);
  const found: Classified[] = [];
  if (mediaType === 'news') found.push({ label: 'news', rule: NEWS_MEDIA_RULE, words: [] });
  for (let number = 0; number < Math.min(seen.length, RULES.length); number++) {
    const rule = RULES[number];
    const words = seen[number];
    if (!rule || !words || found.some(({ label }) => label === rule.label)) continue;
    if (sentiment !== null && rule.notWith === sentiment) continue;
    if (rule.media && (mediaType === null || !rule.media.includes(mediaType))) continue;
    found.push({ label: rule.label, rule: rule.id, words: [...new Set(words)].slice(0, MAX_WORDS) });
  }
  if (!found.some(({ label }) => label === 'question')) {
    const words = [...(seen[OPENERS] ?? []), ...(seen[ENDINGS] ?? [])].slice(0, MAX_WORDS);
    if (table.asked.length > 0) found.push({ label: 'question', rule: QUESTION_MARK_RULE, words });
    else if (words.length > 0) found.push({ label: 'question', rule: QUESTION_WORD_RULE, words });
  }
  return found;
}

/** The words by rule that wants them; the longest phrase at a token wins, and nothing inside it is looked at. */
function findCues(table: TokenTable): string[][] {
  const { trie, rules } = compiled ?? compileCues();
  const seen: string[][] = [];
  for (let first = 0; first < table.count; first++) {
    let node: number = trie.root;
    let value = -1;
    let last = first;
    for (let token = first; token < table.count && node !== 0; token++) {
      if (token > first && (table.gaps[token] as number) > GAP.joint) break;
      if (token > first && isSpaced(table, token)) node = trie.step(node, SPACE);
      if (node !== 0) node = stepToken(table, token, trie, node);
      const ended = node === 0 ? -1 : trie.valueAt(node);
      if (ended === -1) continue;
      value = ended;
      last = token;
    }
    if (isShareOfPrice(table, first)) note(seen, DISCOUNT, table.textOf(first - 1, first));
    if (value === -1 || isPartOfWord(table, first, last)) continue;
    for (const { rule, isHashtag } of rules[value] ?? []) {
      if (isHashtag && table.tagged[first] === 0) continue;
      if (rule === OPENERS && !opens(table, first)) continue;
      if (rule === ENDINGS && !ends(table, last)) continue;
      if (isOfFeeling(rule) && isDenied(table, first)) continue;
      note(seen, rule, table.textOf(first, last));
    }
    first = last;
  }
  return seen;
}

function note(seen: string[][], rule: number, words: string): void {
  seen[rule] ??= [];
  seen[rule].push(words);
}

function isOfFeeling(rule: number): boolean {
  const label = RULES[rule]?.label;
  return label === 'complaint' || label === 'praise';
}

function isDenied(table: TokenTable, first: number): boolean {
  return first > 0 && (table.gaps[first] as number) <= GAP.joint && NEGATORS.has(table.keyOf(first - 1, first - 1));
}

/** 中伏 in 集中伏擊: two characters must begin a word. */
function isPartOfWord(table: TokenTable, first: number, last: number): boolean {
  return table.kinds[first] === KIND.han && last - first < 2 && table.wordStarts[first] === 0;
}

/** `20% off`. */
function isShareOfPrice(table: TokenTable, off: number): boolean {
  if (off === 0 || off === table.titleCount || table.gaps[off] === GAP.none || table.gaps[off] === GAP.joint) return false;
  if (table.keyOf(off, off) !== 'off') return false;
  const before = table.fieldOf(off).slice(table.ends[off - 1], table.starts[off]);
  return before.includes('%') && before.length <= 3 && /^\d+$/.test(table.keyOf(off - 1, off - 1));
}

/** An English question begins its field with its word; a Chinese one may have it anywhere in a title or short post. */
function opens(table: TokenTable, first: number): boolean {
  if (table.kinds[first] === KIND.han) return table.count - first < 40 && first < 40;
  const isAtStart = first === 0 || first === table.titleCount;
  return isAtStart && table.count - first >= 3 && isQuestionField(table, first);
}

/** `How I learned` and `What a day` are no questions: a verb of asking must follow the word. */
function isQuestionField(table: TokenTable, first: number): boolean {
  const next = first + 1 < table.count ? table.keyOf(first + 1, first + 1) : '';
  return ASKING.has(next) || ASKING.has(table.keyOf(first, first));
}

const ASKING = new Set('is are was were do does did can could would will should has have had s re am isn aren don doesn didn anyone many much long often'.split(' '));

function ends(table: TokenTable, last: number): boolean {
  const next = last + 1;
  return next === table.count || next === table.titleCount || (table.gaps[next] as number) >= GAP.comma;
}
