/**
 * The tokens of one post as its sentiment is read from them, as parallel arrays that are filled anew for every post:
 * nothing is allocated once they are large enough. Offsets are UTF-16 units of the field a token stands in, end exclusive.
 */
export const TOKEN = {
  word: 0,
  han: 1,
  number: 2,
  emoji: 3,
  face: 4,
  /** `!`, `?` and `…`, each sign a token. */
  mark: 5,
  link: 6,
  handle: 7,
  /** A comma and what does its work. */
  stop: 8,
  /** The end of a sentence or line. */
  end: 9,
} as const;

/** All letters capitals, two or more. */
export const CAPITALS = 1;
/** A letter typed three times or more, shortened to two in the hash. */
export const ELONGATED = 2;

const FIRST_SIZE = 512;

export class TokenTable {
  count = 0;
  /** Tokens before this one stand in the title. */
  contentFrom = 0;
  kinds = new Uint8Array(FIRST_SIZE);
  flags = new Uint8Array(FIRST_SIZE);
  hashes = new Int32Array(FIRST_SIZE);
  starts = new Int32Array(FIRST_SIZE);
  ends = new Int32Array(FIRST_SIZE);
  /** Where the folded letters of a word stand in `letters`. */
  lettersFrom = new Int32Array(FIRST_SIZE + 1);
  letters = new Uint16Array(4 * FIRST_SIZE);
  letterCount = 0;
  latin = 0;
  han = 0;
  kana = 0;
  other = 0;

  clear(): void {
    this.count = 0;
    this.contentFrom = 0;
    this.letterCount = 0;
    this.latin = 0;
    this.han = 0;
    this.kana = 0;
    this.other = 0;
  }

  /** Makes room for what a text of this many units can add. */
  reserve(units: number): void {
    const tokens = this.count + units + 2;
    if (tokens > this.kinds.length) this.#growTokens(2 * tokens);
    const letters = this.letterCount + 4 * units + 16;
    if (letters > this.letters.length) this.letters = grown(this.letters, new Uint16Array(2 * letters));
  }

  add(kind: number, hash: number, start: number, end: number): void {
    const at = this.count++;
    this.kinds[at] = kind;
    this.flags[at] = 0;
    this.hashes[at] = hash;
    this.starts[at] = start;
    this.ends[at] = end;
    this.lettersFrom[at + 1] = this.letterCount;
  }

  /** Letters that take more room than the units they were typed with, with room for `units` more. */
  addLetters(letters: string, units: number): void {
    this.reserve(letters.length + units);
    for (let at = 0; at < letters.length; at++) this.letters[this.letterCount++] = letters.charCodeAt(at);
  }

  #growTokens(size: number): void {
    this.kinds = grown(this.kinds, new Uint8Array(size));
    this.flags = grown(this.flags, new Uint8Array(size));
    this.hashes = grown(this.hashes, new Int32Array(size));
    this.starts = grown(this.starts, new Int32Array(size));
    this.ends = grown(this.ends, new Int32Array(size));
    this.lettersFrom = grown(this.lettersFrom, new Int32Array(size + 1));
  }
}

function grown<Units extends Uint8Array | Uint16Array | Int32Array>(old: Units, larger: Units): Units {
  larger.set(old);
  return larger;
}
