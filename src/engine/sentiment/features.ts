/**
 * The n-grams of a post as hashes: runs of one to three words, of one to four Han characters, and of three to five letters
 * inside English words with their edges. Training and scoring both read them here, so that both mean the same by a hash.
 */
import { addUnit, chain, EMPTY_HASH, hashText } from './hashing.ts';
import type { Signs } from './signs.ts';
import { TOKEN, type TokenTable } from './token-table.ts';
import { WrittenForms } from './written-forms.ts';

const LONGEST_WORDS = 3;
const LONGEST_HAN = 4;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
const NEGATED = hashText('<not>');
const EDGE = 0x5f;

export class Features {
  /** N-grams of words first, those of letters from `lettersFrom` on. */
  count = 0;
  lettersFrom = 0;
  /** Whether the post holds a word that written Chinese does not have. */
  isCantonese = false;
  hashes = new Int32Array(4096);
  /** The tokens an n-gram covers: the first and the last one. */
  firsts = new Int32Array(4096);
  lasts = new Int32Array(4096);
  readonly #forms = new WrittenForms();

  read(table: TokenTable, signs: Signs): void {
    this.readWords(table, signs);
    this.readLetters(table);
  }

  readWords(table: TokenTable, signs: Signs): void {
    const most = LONGEST_HAN * (2 * table.count + 8) + 3 * table.letterCount;
    if (most > this.hashes.length) this.#grow(2 * most);
    this.count = 0;
    this.#forms.read(table);
    this.isCantonese = this.#forms.isCantonese;
    this.#readRunsOfAll(table, signs);
    this.lettersFrom = this.count;
  }

  /** After the words of the same post; whoever needs the sum of them only, has it sooner from letter-sums.ts. */
  readLetters(table: TokenTable): void {
    this.count = this.lettersFrom;
    if (!hasLetters(table)) return;
    for (let token = 0; token < table.count; token++) {
      if (table.kinds[token] !== TOKEN.word) continue;
      const from = this.count;
      this.count = hashLetters(table, token, this.hashes, from);
      this.firsts.fill(token, from, this.count);
      this.lasts.fill(token, from, this.count);
    }
  }

  #readRunsOfAll({ contentFrom }: TokenTable, signs: Signs): void {
    const { count, hashes, kinds, tokens } = this.#forms;
    for (let at = 0; at < count; at++) {
      if ((kinds[at] as number) >= TOKEN.stop) continue;
      const token = tokens[at] as number;
      const run = chain(EMPTY_HASH, hashes[at] as number);
      const isHan = kinds[at] === TOKEN.han;
      this.#add(signs.negated[token] === 1 && !isHan ? chain(run, NEGATED) : run, token, token);
      this.#readRuns(at, run, isHan, contentFrom);
    }
  }

  /** The runs of two and more that begin at `at`. Those of Han end where a clause does, English ones go on over its comma; none spans two fields. */
  #readRuns(at: number, first: number, isHan: boolean, contentFrom: number): void {
    const { count, hashes, kinds, tokens } = this.#forms;
    const token = tokens[at] as number;
    let run = first;
    let length = 1;
    for (let next = at + 1; next < count; next++) {
      const kind = kinds[next] as number;
      if (kind >= TOKEN.stop) {
        if (isHan || kind === TOKEN.end) return;
        continue;
      }
      const last = tokens[next] as number;
      if (token < contentFrom && last >= contentFrom) return;
      if (++length > (isHan && kind === TOKEN.han ? LONGEST_HAN : LONGEST_WORDS)) return;
      run = chain(run, hashes[next] as number);
      this.#add(run, token, last);
    }
  }

  #add(hash: number, first: number, last: number): void {
    const at = this.count++;
    this.hashes[at] = hash;
    this.firsts[at] = first;
    this.lasts[at] = last;
  }

  #grow(size: number): void {
    this.hashes = new Int32Array(size);
    this.firsts = new Int32Array(size);
    this.lasts = new Int32Array(size);
  }
}

/** Letters say something of English only. */
export function hasLetters({ latin, han }: TokenTable): boolean {
  return latin > han;
}

/** Writes the n-grams of letters of one word to `out` from `at` on, less than three for each letter; answers where they end. */
export function hashLetters({ letters, lettersFrom }: TokenTable, token: number, out: Int32Array, at: number): number {
  const first = (lettersFrom[token] as number) - 1;
  const last = lettersFrom[token + 1] as number;
  let written = at;
  for (let from = first; from <= last - SHORTEST_LETTERS + 1; from++) {
    let hash = EMPTY_HASH;
    const end = Math.min(from + LONGEST_LETTERS - 1, last);
    for (let unit = from; unit <= end; unit++) {
      hash = addUnit(hash, unit === first || unit === last ? EDGE : (letters[unit] as number));
      if (unit - from >= SHORTEST_LETTERS - 1) out[written++] = hash;
    }
  }
  return written;
}
