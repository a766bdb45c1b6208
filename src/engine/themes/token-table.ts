/**
 * The tokens of title and content in typed arrays, one after the other, with what stands between them: all that the parts
 * of this folder read, so that a post is gone through character by character once. Handles and links are left out, the
 * words of hashtags are kept and marked. The same tokens as engine/text/tokens.ts otherwise.
 */
import { foldOfUnit } from '../text/characters.ts';
import type { Term } from './terms.ts';

/** What stands between a token and the one before it. */
export const GAP = {
  none: 0,
  /** Spaces, hyphens, apostrophes, dots inside a word: a phrase goes on. */
  joint: 1,
  /** Commas, quotes and brackets: a phrase ends. */
  comma: 2,
  /** A sentence ends, or something that is no word (a link, an emoji) stands there. */
  stop: 3,
} as const;

/** Written between two tokens that are runs of letters or digits. */
export const SPACE = 0x20;

/** Of FNV (Fowler, Noll and Vo). */
const HASH_PRIME = 0x01000193;

/** FNV leaves the low bits of short words alike. */
function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return spread ^ (spread >>> 13);
}

/** `hashes` of a word that is one token, given as the table folds it. */
export function hashOfWord(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), HASH_PRIME);
  return mixed(hash);
}

/** Of two tokens side by side. */
export function hashOfPair(first: number, second: number): number {
  return mixed(Math.imul(first, HASH_PRIME) ^ second);
}

export class TokenTable {
  title = '';
  content = '';
  count = 0;
  /** Tokens before this one are of the title. */
  titleCount = 0;
  unitCount = 0;
  /** Folded UTF-16 units; runs of letters are parted by one space, Han by nothing. */
  units = new Uint16Array(1024);
  /** Where a token begins and ends in `units`. */
  froms = new Int32Array(512);
  tos = new Int32Array(512);
  /** Where it begins and ends in its field. */
  starts = new Int32Array(512);
  ends = new Int32Array(512);
  /** KIND of engine/text/characters.ts: word, han or hangul. */
  kinds = new Uint8Array(512);
  gaps = new Uint8Array(512);
  /** Of the folded units; the same for the same token. */
  hashes = new Int32Array(512);
  /** 1 for the words of a hashtag. */
  tagged = new Uint8Array(512);
  /** 1 where a word of the segmentation begins; every run of letters is one. */
  wordStarts = new Uint8Array(512);
  /** Whether a question mark stands behind some token. */
  isAsked = false;
  hashtags: Term[] = [];
  mentions: Term[] = [];
  links: Term[] = [];
  emojis: Term[] = [];
  #hash = 0;

  /** Empties it for another post. */
  begin(title: string, content: string): void {
    this.title = title;
    this.content = content;
    this.count = 0;
    this.titleCount = 0;
    this.unitCount = 0;
    this.isAsked = false;
    this.hashtags = [];
    this.mentions = [];
    this.links = [];
    this.emojis = [];
  }

  fieldOf(token: number): string {
    return token < this.titleCount ? this.title : this.content;
  }

  /** As written, from the beginning of one token to the end of another (inclusive) of the same field. */
  textOf(first: number, last: number): string {
    return this.fieldOf(first).slice(this.starts[first], this.ends[last]);
  }

  /** Folded, as `units` holds it. */
  keyOf(first: number, last: number): string {
    const from = this.froms[first] as number;
    const to = this.tos[last] as number;
    if (to - from === 1) return String.fromCharCode(this.units[from] as number);
    const written = this.textOf(first, last);
    if (this.#isWritten(written, from, to)) return written;
    // A call takes only so many arguments.
    if (to - from < 4096) return Reflect.apply(String.fromCharCode, null, this.units.subarray(from, to)) as string;
    let key = '';
    for (let at = from; at < to; at++) key += String.fromCharCode(this.units[at] as number);
    return key;
  }

  /** Most words are written as they fold: a part of the post costs less than a string made unit by unit. */
  #isWritten(text: string, from: number, to: number): boolean {
    if (text.length !== to - from) return false;
    for (let at = from; at < to; at++) if (text.charCodeAt(at - from) !== this.units[at]) return false;
    return true;
  }

  /** Room for a field of so many units more: at worst each becomes four (NFKC of ﷺ has eighteen, and is counted by `grow` itself). */
  reserve(more: number): void {
    this.#growUnits(this.unitCount + 2 * more + 64);
    this.#growTokens(this.count + more + 64);
  }

  push(unit: number): void {
    if (this.unitCount + 2 >= this.units.length) this.#growUnits(2 * this.units.length);
    this.units[this.unitCount++] = unit;
    this.#hash = Math.imul(this.#hash ^ unit, HASH_PRIME);
  }

  /** Units of the open token that stand in a text, each of which folds to one. */
  pushRun(text: string, start: number, end: number): void {
    if (this.unitCount + end - start + 2 >= this.units.length) this.#growUnits(2 * (this.unitCount + end - start));
    const { units } = this;
    let count = this.unitCount;
    let hash = this.#hash;
    for (let at = start; at < end; at++) {
      const unit = foldOfUnit(text.charCodeAt(at));
      units[count++] = unit;
      hash = Math.imul(hash ^ unit, HASH_PRIME);
    }
    this.unitCount = count;
    this.#hash = hash;
    this.ends[this.count - 1] = end;
  }

  /** Opens a token; its units are pushed next. */
  open(kind: number, gap: number, start: number, end: number): void {
    if (this.count + 2 >= this.kinds.length) this.#growTokens(2 * this.kinds.length);
    const token = this.count++;
    this.kinds[token] = kind;
    this.gaps[token] = gap;
    this.froms[token] = this.unitCount;
    this.starts[token] = start;
    this.ends[token] = end;
    this.tagged[token] = 0;
    this.wordStarts[token] = 1;
    this.#hash = 0;
  }

  /** Ends the token that was opened last. */
  close(): void {
    this.tos[this.count - 1] = this.unitCount;
    this.hashes[this.count - 1] = mixed(this.#hash);
  }

  #growUnits(size: number): void {
    if (this.units.length >= size) return;
    const units = new Uint16Array(2 * size);
    units.set(this.units.subarray(0, this.unitCount));
    this.units = units;
  }

  #growTokens(size: number): void {
    if (this.kinds.length >= size) return;
    this.froms = longer(this.froms, size, this.count);
    this.tos = longer(this.tos, size, this.count);
    this.hashes = longer(this.hashes, size, this.count);
    this.starts = longer(this.starts, size, this.count);
    this.ends = longer(this.ends, size, this.count);
    this.kinds = wider(this.kinds, size, this.count);
    this.gaps = wider(this.gaps, size, this.count);
    this.tagged = wider(this.tagged, size, this.count);
    this.wordStarts = wider(this.wordStarts, size, this.count);
  }
}

function longer(list: Int32Array<ArrayBuffer>, size: number, used: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * size);
  grown.set(list.subarray(0, used));
  return grown;
}

function wider(list: Uint8Array<ArrayBuffer>, size: number, used: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(2 * size);
  grown.set(list.subarray(0, used));
  return grown;
}
