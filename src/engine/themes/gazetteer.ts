/**
 * Names that are known beforehand, found in a token table: case, width and Simplified or Traditional make no difference,
 * only whole tokens match and, in Chinese, only whole words of the segmentation; the longest name wins. An alias in braces
 * (`{Apple}`) matches only as it is spelled. The entries that come first win over later ones of the same alias.
 */
import { KIND } from '../text/characters.ts';
import { readTokens } from './read-tokens.ts';
import { stepToken } from './segment.ts';
import { GAP, SPACE, type TokenTable } from './token-table.ts';
import { WordTrie } from './word-trie.ts';

export type EntityType = 'person' | 'organisation' | 'place' | 'product';

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
  const keys: { key: string; alias: Alias }[] = [];
  for (const entry of entries) {
    for (const written of [entry.name, ...entry.aliases]) {
      const spelling = BRACES.exec(written)?.[1] ?? null;
      // The name of the entry is spelled as one of its aliases in braces: it is shown, not looked for.
      if (written === entry.name && entry.aliases.includes(`{${entry.name}}`)) continue;
      const key = foldedName(spelling ?? written);
      if (key.length > 1) keys.push({ key, alias: { entry, spelling } });
    }
  }
  const trie = new WordTrie(keys.reduce((sum, { key }) => sum + key.length, 0));
  const aliases: Alias[][] = [];
  for (const { key, alias } of keys) {
    const value = trie.add(key, aliases.length);
    if (value === aliases.length) aliases.push([alias]);
    else aliases[value]?.push(alias);
  }
  return { trie, aliases };
}

function foldedName(name: string): string {
  const table = readTokens('', name);
  return table.count === 0 ? '' : table.keyOf(0, table.count - 1);
}

/** The longest name that begins at a token. */
export function nameAt(table: TokenTable, first: number, { trie, aliases }: Gazetteer): FoundName | undefined {
  if (table.wordStarts[first] === 0) return undefined;
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
    const alias = aliases[value]?.find(({ spelling }) => spelling === null || spelling === table.textOf(first, token));
    if (alias) found = { entry: alias.entry, last: token };
  }
  return found;
}

/** Whether the units of a token are parted from those before by a space. */
export function isSpaced(table: TokenTable, token: number): boolean {
  return table.kinds[token] !== KIND.han && table.kinds[token - 1] !== KIND.han;
}
