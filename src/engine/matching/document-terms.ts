/**
 * The terms of one token text, extracted once: the keys of its words, of adjacent pairs and of prefixes of words, each with
 * its place; and on demand, where a given key stands. It is used again for every document, so that reading allocates
 * nothing; what it says holds until the next text is read.
 */
import { BOUNDARY } from '../text/token-text.ts';
import { mixed, PREFIX_LENGTHS, pairHash, prefixHash } from './hashing.ts';
import { packText, standsIn } from './packed-text.ts';

const SPACE = 0x20;
const BUCKETS = 2048;
const LAST_BASE = 0x3fffffff;
const TITLE_ONLY = 1;
/** A bit for each length at which the prefix of a word is a key. */
const PREFIXES = PREFIX_LENGTHS.reduce((bits, length) => bits | (1 << length), 0);
const LONGEST_PREFIX = Math.max(...PREFIX_LENGTHS);

/** What is written before a packed run: how many of its tokens stand before the key's, and whether only the title counts. */
export function runMeta({ lead, titleOnly }: { lead: number; titleOnly: boolean }): number {
  return (lead << 1) | (titleOnly ? TITLE_ONLY : 0);
}

export function packRun(run: { lead: number; titleOnly: boolean; text: string }): number[] {
  return [runMeta(run), ...packText(run.text)];
}

/** The place of the first token of a run whose key stands at `place`. */
export function firstPlace(place: number, meta: number): number {
  return place - (meta >> 1);
}

export class DocumentTerms {
  text = '';
  /** Tokens, and where each begins in the text. */
  count = 0;
  starts = new Int32Array(256);
  /** Keys, and at which token each stands: that of a pair at its first. */
  keyCount = 0;
  keys = new Int32Array(1024);
  places = new Int32Array(1024);
  readonly seed: number;
  /** Per bucket of keys the newest one plus #base plus 1; whatever is not above #base is of an earlier text. */
  readonly #newest = new Int32Array(BUCKETS);
  /** Per key the one before it in its bucket, likewise. */
  #earlier = new Int32Array(1024);
  #base = 0;
  #indexed = false;
  #boundary = -1;
  readonly #lastBase: number;

  /** `lastBase`: keys of successive texts are numbered up to this one, and then anew. */
  constructor(seed: number, lastBase = LAST_BASE) {
    this.seed = seed;
    this.#lastBase = lastBase;
  }

  /** A token text as engine/text makes it: a space before and after every token. */
  read(text: string): void {
    if (this.#indexed) this.#base += this.keyCount;
    this.#indexed = false;
    this.#boundary = -1;
    this.text = text;
    const length = text.length;
    if (2 * this.starts.length <= length) this.#grow(length);
    const { starts, keys, places } = this;
    const seed = this.seed;
    let count = 0;
    let keyCount = 0;
    let before = 0;
    for (let at = 1; at < length; at++) {
      starts[count] = at;
      let hash = mixed(seed, text.charCodeAt(at));
      for (let units = 2; ++at < length; units++) {
        const unit = text.charCodeAt(at);
        if (unit === SPACE) break;
        hash = mixed(hash, unit);
        if (units <= LONGEST_PREFIX && ((PREFIXES >>> units) & 1) === 1) {
          places[keyCount] = count;
          keys[keyCount++] = prefixHash(hash);
        }
      }
      places[keyCount] = count - 1;
      keys[keyCount++] = pairHash(before, hash);
      places[keyCount] = count++;
      keys[keyCount++] = hash;
      before = hash;
    }
    this.count = count;
    this.keyCount = keyCount;
  }

  /** Whether the packed run stands where its key does, at `place`. */
  standsAt(place: number, cells: Int32Array, run: number): boolean {
    const meta = cells[run] as number;
    const first = firstPlace(place, meta);
    if (first < 0) return false;
    if (!standsIn(cells, run + 1, this.text, this.starts[first] as number)) return false;
    return (meta & TITLE_ONLY) === 0 || this.isTitle(first);
  }

  /** Whether the token at the place is of the title. */
  isTitle(place: number): boolean {
    if (this.#boundary < 0) this.#boundary = this.text.indexOf(BOUNDARY);
    return (this.starts[place] as number) < this.#boundary;
  }

  /** Whether the packed run, which has this key, stands anywhere. */
  holds(key: number, cells: Int32Array, run: number): boolean {
    for (let at = this.newest(key); at >= 0; at = this.earlier(at)) {
      if (this.keys[at] === key && this.standsAt(this.places[at] as number, cells, run)) return true;
    }
    return false;
  }

  /** Index of the last of the keys that may be this one; -1 where there is none. */
  newest(key: number): number {
    if (!this.#indexed) this.#index();
    return Math.max(-1, (this.#newest[key & (BUCKETS - 1)] as number) - this.#base - 1);
  }

  /** The next such index before it. */
  earlier(at: number): number {
    return Math.max(-1, (this.#earlier[at] as number) - this.#base - 1);
  }

  #index(): void {
    this.#indexed = true;
    if (this.#base + this.keyCount > this.#lastBase) {
      this.#base = 0;
      this.#newest.fill(0);
    }
    if (this.#earlier.length < this.keyCount) this.#earlier = new Int32Array(this.keys.length);
    const newest = this.#newest;
    const earlier = this.#earlier;
    const { keys, keyCount } = this;
    const base = this.#base + 1;
    for (let at = 0; at < keyCount; at++) {
      const bucket = (keys[at] as number) & (BUCKETS - 1);
      earlier[at] = newest[bucket] as number;
      newest[bucket] = base + at;
    }
  }

  /** A token takes at least two units with its space, and has at most as many keys as it has units. */
  #grow(length: number): void {
    this.starts = new Int32Array(length);
    this.keys = new Int32Array(4 * length);
    this.places = new Int32Array(4 * length);
  }
}
