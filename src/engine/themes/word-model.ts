/**
 * The words that the segmentation and the ranking of keywords know, each with how rare it is: learned by `npm run train
 * segmenter`, kept in models/segmenter/words.bin, handed in as bytes. Format: `EWM1`, the number of words (32 bits, big
 * endian), then per word, sorted: how many units it shares with the one before, how many more it has, those as UTF-16
 * (big endian), and one byte: its cost, and in the highest bit whether it is mostly written with a capital.
 */
import { STOP_WORDS } from './stop-words.ts';
import { hashOfWord } from './token-table.ts';
import { WordIndex } from './word-index.ts';
import { WordTrie } from './word-trie.ts';

export interface WordModel {
  /** The words of an alphabet and the phrases of two of them, by hash. */
  index: WordIndex;
  /** Folded words; two words of an alphabet with a space are a phrase. */
  trie: WordTrie;
  /** By value of the trie: the natural logarithm of one over the share of the word among all of its script. */
  costs: Float32Array;
  isStop: Uint8Array;
  /** 1 for a word that is mostly written with a capital inside a sentence. */
  isProper: Uint8Array;
}

const MAGIC = 0x45574d31;
/** Bits for the beginnings of a hundred thousand words: 64 kB. */
const BEGINNINGS = 2 ** 19;
/** Steps of a cost in one byte per unit of the natural logarithm. */
export const COST_STEPS = 7;
export const PROPER = 0x80;

/** Throws RangeError where the bytes are no such file. */
export function readWordModel(bytes: Uint8Array): WordModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 8 || view.getUint32(0) !== MAGIC) throw new RangeError('Not a word model: it does not begin with EWM1.');
  const { words, units } = readWords(view);
  const stops = STOP_WORDS.filter((word) => !words.has(word));
  const size = words.size + stops.length;
  const model: WordModel = {
    index: new WordIndex(size),
    trie: new WordTrie(units + stops.join('').length, BEGINNINGS),
    costs: new Float32Array(size),
    isStop: new Uint8Array(size),
    isProper: new Uint8Array(size),
  };
  let id = 0;
  for (const stop of stops) words.set(stop, STOP_COST);
  for (const [word, byte] of words) {
    model.trie.add(word, id);
    // Each Han character is a token; words of an alphabet are looked up in the index.
    const [first = '', second] = word;
    model.trie.begin(hashOfWord(first), second === undefined ? undefined : hashOfWord(second));
    model.index.add(word, id);
    model.costs[id] = (byte & ~PROPER) / COST_STEPS;
    model.isProper[id] = byte & PROPER ? 1 : 0;
    id++;
  }
  for (const word of STOP_WORDS) model.isStop[model.trie.find(word)] = 1;
  return model;
}

/** A stop word that the corpus does not have is still a word. */
const STOP_COST = 10 * COST_STEPS;

/** The byte of each word, and how many units they have beyond those shared with the word before. */
function readWords(view: DataView): { words: Map<string, number>; units: number } {
  const count = view.getUint32(4);
  const words = new Map<string, number>();
  let units = 0;
  let at = 8;
  let word = '';
  try {
    for (let read = 0; read < count; read++) {
      word = word.slice(0, view.getUint8(at));
      const more = view.getUint8(at + 1);
      at += 2;
      units += more;
      for (let unit = 0; unit < more; unit++, at += 2) word += String.fromCharCode(view.getUint16(at));
      words.set(word, view.getUint8(at++));
    }
  } catch {
    throw new RangeError(`Not a whole word model: it ends after ${words.size} of ${count} words.`);
  }
  return { words, units };
}
