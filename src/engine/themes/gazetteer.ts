/**
 * Names that are known beforehand, found in a token table: case, width and Simplified or Traditional make no difference,
 * only whole tokens match and, in Chinese, only whole words of the segmentation; the longest name wins. An alias in braces
 * (`{Apple}`) matches only as it is spelled. The entries that come first win over later ones of the same alias.
 */
import type { EntityType } from '../../contract/themes.ts';
import { KIND } from '../text/characters.ts';
import { readTokens } from './read-tokens.ts';
import { mayHoldAt, stepToken } from './segment.ts';
import { GAP, hashOfWord, SPACE, type TokenTable } from './token-table.ts';
import { WordTrie } from './word-trie.ts';

export interface GazetteerEntry {
  /** What the entity is called wherever it is found; found itself too. */
  name: string;
  type: EntityType;
  aliases: readonly string[];
}

interface Alias {
  entry: GazetteerEntry;
  /** How it must be spelled; null where that makes no difference. */
  spelling: string | null;
}

export interface Gazetteer {
  trie: WordTrie;
  /** By value of the trie. */
  aliases: readonly (readonly Alias[])[];
}

/** What the last search of `nameAt` found. */
export interface FoundName {
  entry: GazetteerEntry;
  /** The last token of the name. */
  last: number;
}

const BRACES = /^\{(.*)\}$/;

/** Names of fewer than two letters or digits are left out: C++ would be every c. */
export function compileGazetteer(entries: readonly GazetteerEntry[]): Gazetteer {
  const keys: { key: string; tokens: readonly string[]; alias: Alias }[] = [];
  for (const entry of entries) {
    for (const written of writtenNames(entry)) {
      const { key, tokens, spelling } = readName(written);
      if (isLongEnough(key)) keys.push({ key, tokens, alias: { entry, spelling } });
    }
  }
  const trie = new WordTrie(keys.reduce((sum, { key }) => sum + key.length, 0));
  const aliases: Alias[][] = [];
  for (const { key, tokens, alias } of keys) {
    const [first = '', second] = tokens;
    trie.begin(hashOfWord(first), second === undefined ? undefined : hashOfWord(second));
    const value = trie.add(key, aliases.length);
    if (value === aliases.length) aliases.push([alias]);
    else addAlias(aliases[value] as Alias[], alias);
  }
  return { trie, aliases };
}

/** What is spelled like a name in braces means that one, though another has the same letters. */
function addAlias(aliases: Alias[], alias: Alias): void {
  const firstOfAnySpelling = aliases.findIndex(({ spelling }) => spelling === null);
  const place = alias.spelling === null || firstOfAnySpelling === -1 ? aliases.length : firstOfAnySpelling;
  aliases.splice(place, 0, alias);
}

/** What is looked for: the aliases, and the name, unless that is an alias in braces too and only shown. */
export function writtenNames({ name, aliases }: Pick<GazetteerEntry, 'name' | 'aliases'>): string[] {
  return aliases.includes(`{${name}}`) ? [...aliases] : [name, ...aliases];
}

/** A name as it is written, braces and all. */
export interface ReadName {
  /** Folded like posts; '' where nothing of it can be looked for. */
  key: string;
  /** The tokens that it consists of, folded. */
  tokens: string[];
  /** How it must be spelled; null where that makes no difference. */
  spelling: string | null;
}

export function readName(written: string): ReadName {
  const spelling = BRACES.exec(written)?.[1] ?? null;
  const table = readTokens('', spelling ?? written);
  const key = table.count === 0 ? '' : table.keyOf(0, table.count - 1);
  const tokens = Array.from({ length: table.count }, (_, token) => table.keyOf(token, token));
  return { key, tokens, spelling };
}

export function isLongEnough(key: string): boolean {
  return key.length > 1;
}

/** The longest name that begins at a token, which must begin a word. */
export function nameAt(table: TokenTable, first: number, { trie, aliases }: Gazetteer): FoundName | undefined {
  if (!mayHoldAt(table, first, trie)) return undefined;
  let found: FoundName | undefined;
  let node: number = trie.root;
  for (let token = first; token < table.count; token++) {
    if (token > first) {
      const gap = table.gaps[token] as number;
      if (gap > GAP.joint) break;
      if (isSpaced(table, token)) node = trie.step(node, SPACE);
    }
    if (node !== 0) node = stepToken(table, token, trie, node);
    if (node === 0) break;
    const value = trie.valueAt(node);
    if (value === -1 || (token + 1 < table.count && table.wordStarts[token + 1] === 0)) continue;
    const entry = entryAs(aliases[value] as readonly Alias[], table, first, token);
    if (entry) found = { entry, last: token };
  }
  return found;
}

/** Whose name it is, as the post spells it. */
function entryAs(aliases: readonly Alias[], table: TokenTable, first: number, last: number): GazetteerEntry | undefined {
  for (const { entry, spelling } of aliases) if (spelling === null || spelling === table.textOf(first, last)) return entry;
  return undefined;
}

/** Whether the units of a token are parted from those before by a space. */
export function isSpaced(table: TokenTable, token: number): boolean {
  return table.kinds[token] !== KIND.han && table.kinds[token - 1] !== KIND.han;
}
