/**
 * What the n-grams of letters of a post weigh together. Few words make most of a post, so the sums of a word are kept: at one
 * look they save some ten n-grams, each at a far place of the model. The weights are whole numbers, their sums exact.
 */
import { hashLetters, hasLetters } from './features.ts';
import { spread } from './hashing.ts';
import type { LanguageModel } from './model.ts';
import { TOKEN, type TokenTable } from './token-table.ts';

const SLOTS = 1 << 13;
/** Units of a slot, half a line of cache: for praise, for complaint, the length of the word, its letters. A longer word is not kept. */
const SLOT = 16;
const FIRST_LETTER = 3;
const LONGEST = SLOT - FIRST_LETTER;

export class LetterSums {
  /** In steps of the model. */
  praise = 0;
  complaint = 0;
  /** How many n-grams there are. */
  count = 0;
  readonly #model: LanguageModel;
  readonly #slots = new Uint16Array(SLOTS * SLOT);
  #hashes = new Int32Array(256);

  constructor(model: LanguageModel) {
    this.#model = model;
  }

  read(table: TokenTable): void {
    this.praise = this.complaint = this.count = 0;
    if (!hasLetters(table)) return;
    for (let token = 0; token < table.count; token++) if (table.kinds[token] === TOKEN.word) this.#addWord(table, token);
  }

  #addWord(table: TokenTable, token: number): void {
    const from = table.lettersFrom[token] as number;
    const length = (table.lettersFrom[token + 1] as number) - from;
    this.count += length + Math.max(0, length - 1) + Math.max(0, length - 2);
    if (length > LONGEST) {
      this.#sumWord(table, token, length);
      return;
    }
    const slots = this.#slots;
    const slot = SLOT * (spread(table.hashes[token] as number) & (SLOTS - 1));
    if (isWordOf(slots, slot, table.letters, from, length)) {
      this.praise += signed(slots[slot] as number);
      this.complaint += signed(slots[slot + 1] as number);
      return;
    }
    const { praise, complaint } = this;
    this.#sumWord(table, token, length);
    slots[slot] = this.praise - praise;
    slots[slot + 1] = this.complaint - complaint;
    slots[slot + 2] = length;
    for (let at = 0; at < length; at++) slots[slot + FIRST_LETTER + at] = table.letters[from + at] as number;
  }

  #sumWord(table: TokenTable, token: number, length: number): void {
    if (this.#hashes.length < 3 * length) this.#hashes = new Int32Array(6 * length);
    const { weights, words, letters } = this.#model;
    const hashes = this.#hashes;
    const end = hashLetters(table, token, hashes, 0);
    for (let at = 0; at < end; at++) {
      const place = 2 * (words + (spread(hashes[at] as number) & (letters - 1)));
      this.praise += weights[place] as number;
      this.complaint += weights[place + 1] as number;
    }
  }
}

/** A free slot has length 0, as no word has. */
function isWordOf(slots: Uint16Array, slot: number, letters: Uint16Array, from: number, length: number): boolean {
  if (slots[slot + 2] !== length) return false;
  for (let at = 0; at < length; at++) if (slots[slot + FIRST_LETTER + at] !== letters[from + at]) return false;
  return true;
}

/** The number that 16 bits stand for. */
function signed(bits: number): number {
  return (bits << 16) >> 16;
}
