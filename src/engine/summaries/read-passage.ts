/**
 * A text as claims are held against it: its words with their places, its names, what its words mean by alike.ts. Reads through the
 * tables of engine/themes, which know words and names.
 */
import { KIND } from '../text/characters.ts';
import { readCapitals } from '../themes/capitals.ts';
import { findNames } from '../themes/entities.ts';
import type { Gazetteer } from '../themes/gazetteer.ts';
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { readTokens } from '../themes/read-tokens.ts';
import { segmentTable, wordAt } from '../themes/segment.ts';
import { GAP, type TokenTable } from '../themes/token-table.ts';
import { type Alike, alikeWords } from './alike.ts';
import { stem } from './stem.ts';

export interface ReadWord {
  /** Folded. */
  key: string;
  /** Of an alphabet: without its ending; else the key. */
  stem: string;
  start: number;
  end: number;
  isHan: boolean;
  isStop: boolean;
  /** A clause may end before it. */
  isAfterBreak: boolean;
  /** −1, or the cost of the word model: how rare it is. */
  cost: number;
  isProper: boolean;
}

export interface ReadName {
  name: string;
  start: number;
  end: number;
  /** Of a list of names that are known beforehand, so that it is the same in all spellings. */
  isKnown: boolean;
}

/** Words as they stand, in order. Links and handles are none. */
export interface WordsAndNames {
  words: ReadWord[];
  names: ReadName[];
}

export function readWords(text: string, { model, gazetteers, tries }: ThemesKnowledge): WordsAndNames {
  const table = readTokens('', text);
  segmentTable(table, model, [...tries, alikeWords().trie]);
  const capitals = readCapitals(table);
  const found = findNames(table, model, gazetteers, capitals);
  const names = found.map(({ name, first, last }) => ({
    name,
    start: table.starts[first] as number,
    end: table.ends[last] as number,
    isKnown: gazetteers.some((gazetteer) => namesOf(gazetteer).has(name)),
  }));
  return { words: wordsOf(table, model), names };
}

/** `readWords` without the names, in half the time. */
export function wordsIn(text: string, { model, tries }: ThemesKnowledge): ReadWord[] {
  const table = readTokens('', text);
  segmentTable(table, model, [...tries, alikeWords().trie]);
  return wordsOf(table, model);
}

const canonical = new WeakMap<Gazetteer, ReadonlySet<string>>();

/** What the entities of a list are called. */
function namesOf(gazetteer: Gazetteer): ReadonlySet<string> {
  const known = canonical.get(gazetteer) ?? new Set(gazetteer.aliases.flat().map(({ entry }) => entry.name));
  canonical.set(gazetteer, known);
  return known;
}

function wordsOf(table: TokenTable, model: ThemesKnowledge['model']): ReadWord[] {
  const words: ReadWord[] = [];
  for (let first = 0; first < table.count; ) {
    let end = first + 1;
    const isHan = table.kinds[first] === KIND.han;
    while (isHan && end < table.count && table.wordStarts[end] === 0) end++;
    const key = table.keyOf(first, end - 1);
    const id = isHan ? wordAt(table, first, end - 1, model.trie) : model.index.find(table.hashes[first] as number);
    words.push({
      key,
      stem: isHan ? key : stem(key),
      start: table.starts[first] as number,
      end: table.ends[end - 1] as number,
      isHan,
      isStop: (id !== -1 && model.isStop[id] === 1) || (end - first > 1 && isAllStops(key, model)),
      isAfterBreak: (table.gaps[first] as number) >= GAP.comma,
      cost: id === -1 ? -1 : (model.costs[id] as number),
      isProper: id !== -1 && model.isProper[id] === 1,
    });
    first = end;
  }
  return words;
}

/** 已到, 會有, 等了: nothing but function words. */
function isAllStops(key: string, { trie, isStop }: ThemesKnowledge['model']): boolean {
  return [...key].every((character) => isStop[trie.find(character)] === 1);
}

/** What words are found in: a post, or a clause of one. */
export interface Passage {
  words: readonly ReadWord[];
  stems: ReadonlySet<string>;
  /** ` stem stem ` of the words of an alphabet, in order. */
  latin: string;
  /** Han in order, runs parted by blanks. */
  han: string;
  meanings: ReadonlySet<number>;
}

/** `phrases`: of several words, that are looked for. */
export function passageOf(words: readonly ReadWord[], phrases: Phrases = alikeWords()): Passage {
  const stems = new Set<string>();
  let latin = ' ';
  let han = ' ';
  const { byWord } = alikeWords();
  const meanings = new Set<number>();
  for (const { stem: one, key, isHan, isAfterBreak } of words) {
    stems.add(one);
    stems.add(key);
    if (isHan) han += isAfterBreak ? ` ${key}` : key;
    else {
      latin += `${one} `;
      han += ' ';
    }
    for (const meaning of byWord.get(one) ?? []) meanings.add(meaning);
  }
  addPhrases(meanings, { latin, han }, phrases);
  return { words, stems, latin, han, meanings };
}

type Phrases = Pick<Alike, 'phrases' | 'chinese'>;

/** Those that stand in a passage, so that its parts need not be searched for all. */
export function phrasesIn({ latin, han }: Pick<Passage, 'latin' | 'han'>): Phrases {
  const { phrases, chinese } = alikeWords();
  return {
    phrases: phrases.filter(({ text }) => latin.includes(text)),
    chinese: chinese.filter(({ text }) => han.includes(text)),
  };
}

/** What several words together mean. */
function addPhrases(meanings: Set<number>, { latin, han }: Pick<Passage, 'latin' | 'han'>, { phrases, chinese }: Phrases): void {
  const add = (list: readonly { text: string; meaning: number }[], within: string): void => {
    for (const { text, meaning } of list) if (!meanings.has(meaning) && within.includes(text)) meanings.add(meaning);
  };
  if (latin.length > 1) add(phrases, latin);
  if (han.trim() !== '') add(chinese, han);
}

/** Of several as one; its words are left out, nobody asks for them. */
export function joinedPassage(passages: readonly Passage[]): Passage {
  return {
    words: [],
    stems: new Set(passages.flatMap(({ stems }) => [...stems])),
    latin: passages.map(({ latin }) => latin).join(' '),
    han: passages.map(({ han }) => han).join(' '),
    meanings: new Set(passages.flatMap(({ meanings }) => [...meanings])),
  };
}
