/**
 * Hashtags and handles: one token each, folded, with its sign. After twitter-text, with three differences: a hashtag may
 * follow a Han, kana or Hangul character directly (`今日#香港`) or another hashtag (`#one#two`), and a handle may be
 * written in any letters (`@香港電台`), with dots inside. The words of a tag are tokens of the text besides; see tokens.ts.
 */
import { HANDLE_SIGNS, HASHTAG_SIGNS, KIND, type Kind } from './characters.ts';
import { type PieceSink, readPiece } from './pieces.ts';
import { HASH, TagStarts } from './tag-start.ts';

/** Parallel lists. Offsets are UTF-16 units of the original, end exclusive. */
export interface TokenList {
  tokens: string[];
  starts: number[];
  ends: number[];
}

export function addToken(list: TokenList, token: string, start: number, end: number): void {
  list.tokens.push(token);
  list.starts.push(start);
  list.ends.push(end);
}

/** Collects the tags of one text; to be asked at every `#` and `@`, in order. */
export class TagFinder {
  readonly found: TokenList = { tokens: [], starts: [], ends: [] };
  readonly #text: string;
  readonly #starts: TagStarts;
  #hashtagEnd = -1;

  constructor(text: string) {
    this.#text = text;
    this.#starts = new TagStarts(text);
  }

  /** `before` is the kind of the last visible character; see tag-start.ts. */
  take(sign: string, at: number, before: Kind): void {
    if (!this.#starts.mayBegin(sign, at, before, this.#hashtagEnd === at)) return;
    const isHashtag = sign === HASH;
    const reader = new NameReader(isHashtag);
    let next = at + 1;
    while (!reader.ended && next < this.#text.length) next = readPiece(this.#text, next, reader);
    const { body, end, isName } = reader;
    if (!isName || this.#text.startsWith('://', end)) return;
    // `@name@host` is an address.
    if (!isHashtag && AT.test(this.#text.charAt(end))) return;
    addToken(this.found, sign + body, at, end);
    if (isHashtag) this.#hashtagEnd = end;
  }
}

/** Signs that count only between letters; any other sign of a tag counts wherever it stands. */
const JOINTS = '.\u00b7\u05be\u0f0b\u301c\u30a0\u30fb\ua67e';
const LETTER = /\p{L}/u;
const AT = /[@＠]/;

/** Reads what follows the sign. */
class NameReader implements PieceSink {
  body = '';
  end = 0;
  ended = false;
  /** A hashtag needs a letter (`#1` is a number), a handle a letter or digit (`@_@` is a face). */
  isName = false;
  readonly #isHashtag: boolean;
  #joint = '';
  /** What a handle begins with. */
  #first: Kind = KIND.separator;

  constructor(isHashtag: boolean) {
    this.#isHashtag = isHashtag;
  }

  add(kind: Kind, folded: string, _start: number, end: number): void {
    if (this.ended) return;
    if (kind === KIND.mark) this.#addMark(folded, end);
    else if (kind === KIND.separator) this.#addSign(folded, end);
    else if (kind === KIND.marker || !this.#accepts(kind)) this.ended = true;
    else {
      this.isName ||= !this.#isHashtag || LETTER.test(folded);
      this.#take(folded, end);
    }
  }

  addEmoji(): void {
    this.ended = true;
  }

  /**
   * A handle that begins with letters of an alphabet or digits holds only such: the greeting in `@name你好` is no part of the
   * name.
   */
  #accepts(kind: Kind): boolean {
    if (this.#isHashtag) return true;
    if (this.#first === KIND.separator) this.#first = kind;
    return this.#first !== KIND.word || kind === KIND.word;
  }

  #addMark(folded: string, end: number): void {
    if (this.body !== '' && this.#joint === '') this.#take(folded, end);
  }

  #addSign(folded: string, end: number): void {
    const signs = this.#isHashtag ? HASHTAG_SIGNS : HANDLE_SIGNS;
    if (!signs.includes(folded)) this.ended = true;
    else if (!JOINTS.includes(folded)) this.#take(folded, end);
    else if (this.body === '' || this.#joint !== '') this.ended = true;
    else this.#joint = folded;
  }

  #take(folded: string, end: number): void {
    this.body += this.#joint + folded;
    this.#joint = '';
    this.end = end;
  }
}
