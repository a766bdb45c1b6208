/**
 * Finds the phrases of the classification rules in a token table: by rule, the words seen. The longest phrase at a token wins and
 * nothing inside it is looked at; a feeling that is denied right before it (`not happy with`) is none.
 */
import { KIND } from '../text/characters.ts';
import { isSpaced } from './gazetteer.ts';
import { DISCOUNT_RULE, QUESTION_ENDINGS, QUESTION_OPENERS } from './other-rules.ts';
import { readTokens } from './read-tokens.ts';
import { RULES } from './rules.ts';
import { mayHoldAt, stepToken } from './segment.ts';
import { GAP, hashOfWord, SPACE, type TokenTable } from './token-table.ts';
import { WordTrie } from './word-trie.ts';

/** Behind the rules: words that begin a question, and that end one. */
export const OPENERS = RULES.length;
export const ENDINGS = RULES.length + 1;
const DISCOUNT = RULES.findIndex(({ id }) => id === DISCOUNT_RULE);
/** Directly before what pleases or displeases, they say that it does not. */
const NEGATORS = new Set([
  ...'不唔冇無未沒別非',
  'not',
  'never',
  'no',
  'without',
  't',
  'nothing',
  'wasnt',
  'isnt',
  'didnt',
  'dont',
]);
/** `How I learned` and `What a day` are no questions: a verb of asking must follow the word. */
const ASKING = new Set(
  'is are was were do does did can could would will should has have had s re am isn aren don doesn didn anyone many much long often'.split(
    ' ',
  ),
);
const OFF = hashOfWord('off');
/** Where a Chinese word of asking stands later than this, the post is no question. */
const LATEST_OPENER = 40;

/** Of one rule in one post; a long one may say the same a thousand times. */
const MAX_SEEN = 20;

interface Wanted {
  rule: number;
  isHashtag: boolean;
}

interface Cues {
  trie: WordTrie;
  /** By value of the trie. */
  wanted: Wanted[][];
}

let compiled: Cues | undefined;

/** Compiles the phrases, which needs the table that posts are read into: to be called before a post is read. */
export function prepareCues(): Cues {
  compiled ??= compileCues();
  return compiled;
}

function compileCues(): Cues {
  const keys: (Wanted & { key: string; begins: readonly number[] })[] = [];
  const lists = [...RULES.map(({ phrases }) => phrases), QUESTION_OPENERS, QUESTION_ENDINGS];
  for (const [rule, list] of lists.entries()) {
    for (const phrase of list.split('|')) {
      const isHashtag = phrase.endsWith('#');
      const table = readTokens('', isHashtag ? phrase.slice(0, -1) : phrase);
      if (table.count > 0)
        keys.push({
          key: table.keyOf(0, table.count - 1),
          begins: [...table.hashes.subarray(0, Math.min(2, table.count))],
          rule,
          isHashtag,
        });
    }
  }
  const trie = new WordTrie(keys.reduce((sum, { key }) => sum + key.length, 0));
  const wanted: Wanted[][] = [];
  for (const { key, begins, rule, isHashtag } of keys) {
    trie.begin(begins[0] as number, begins[1]);
    const value = trie.add(key, wanted.length);
    if (value === wanted.length) wanted.push([]);
    wanted[value]?.push({ rule, isHashtag });
  }
  return { trie, wanted };
}

/** Sparse: by number of the rule, OPENERS or ENDINGS, what the post says. */
export function findCues(table: TokenTable): string[][] {
  const { trie, wanted } = prepareCues();
  const seen: string[][] = [];
  for (let first = 0; first < table.count; first++) {
    if (table.hashes[first] === OFF && isShareOfPrice(table, first)) note(seen, DISCOUNT, table.textOf(first - 1, first));
    const found = longestAt(table, first, trie);
    if (!found || isPartOfWord(table, first, found.last)) continue;
    for (const { rule, isHashtag } of wanted[found.value] ?? []) {
      const isMeant = isHashtag ? table.tagged[first] === 1 : holds(table, rule, first, found.last);
      if (isMeant) note(seen, rule, table.textOf(first, found.last));
    }
    first = found.last;
  }
  return seen;
}

function longestAt(table: TokenTable, first: number, trie: WordTrie): { value: number; last: number } | undefined {
  if (!mayHoldAt(table, first, trie)) return undefined;
  let node = stepToken(table, first, trie, trie.root);
  if (node === 0) return undefined;
  let value = trie.valueAt(node);
  let last = first;
  for (let token = first + 1; token < table.count && (table.gaps[token] as number) <= GAP.joint; token++) {
    if (isSpaced(table, token)) node = trie.step(node, SPACE);
    if (node !== 0) node = stepToken(table, token, trie, node);
    if (node === 0) break;
    if (trie.valueAt(node) === -1) continue;
    value = trie.valueAt(node);
    last = token;
  }
  return value === -1 ? undefined : { value, last };
}

function note(seen: string[][], rule: number, words: string): void {
  seen[rule] ??= [];
  if (seen[rule].length < MAX_SEEN) seen[rule].push(words);
}

/** Whether a phrase means here what its rule wants. */
function holds(table: TokenTable, rule: number, first: number, last: number): boolean {
  if (rule === OPENERS) return opens(table, first);
  if (rule === ENDINGS) return ends(table, last);
  const label = RULES[rule]?.label;
  return (label !== 'complaint' && label !== 'praise') || !isDenied(table, first);
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
  if (off === 0 || off === table.titleCount || (table.gaps[off] as number) <= GAP.joint) return false;
  if (table.keyOf(off, off) !== 'off') return false;
  const before = table.fieldOf(off).slice(table.ends[off - 1], table.starts[off]);
  return before.includes('%') && before.length <= 3 && /^\d+$/.test(table.keyOf(off - 1, off - 1));
}

/** An English question begins its field with its word; a Chinese one may have it anywhere in a title or short post. */
function opens(table: TokenTable, first: number): boolean {
  if (table.kinds[first] === KIND.han) return first < LATEST_OPENER && table.count - first < LATEST_OPENER;
  const isAtStart = first === 0 || first === table.titleCount;
  return (
    isAtStart &&
    table.count - first >= 3 &&
    (ASKING.has(table.keyOf(first + 1, first + 1)) || ASKING.has(table.keyOf(first, first)))
  );
}

function ends(table: TokenTable, last: number): boolean {
  const next = last + 1;
  return next === table.count || next === table.titleCount || (table.gaps[next] as number) >= GAP.comma;
}
