/** Whether `#` or `@` may begin a tag where it stands: what stands before it decides. What follows is read by tags.ts. */
import { KIND, type Kind } from './characters.ts';

export const HASH = '#';

/** Directly before a `#`: the number of an HTML entity, and the inside of a word with underscores. */
const NEVER_BEFORE_HASHTAG = /[&_]/;
/** Directly before an `@`, by twitter-text: f!@k, and whatever is too close to an e-mail address. */
const NEVER_BEFORE_HANDLE = /[_!#$%&*@＠]/;
/** How people quoted each other before there was a button: the one word that an `@` may stand directly after. */
const RETWEET = /(?:^|[^a-z\d_])rt$/i;

/** `#` as a picture is no beginning. */
const PICTURE_SELECTOR = '\ufe0f';

/** What may end the part of an address that a fragment follows. */
const PATH_END = /[/=&?\-_%~+]/;
const ADDRESS_UNIT = /[!#-&*-;=?-Z\\^_a-z~]/;
const ADDRESS = /:\/\/|www\.|[a-z\d]\.[a-z]{2,}\//i;
/** Judges the signs of one text; to be asked in their order. */
export class TagStarts {
  readonly #text: string;
  /** Up to where addresses have been looked for, and whether one goes on there: no stretch is read twice. */
  #read = 0;
  #isAddress = false;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * `before` is the kind of the last visible character before `at`: `separator` after an emoji, a space, or nothing.
   * `inChain`: a hashtag ended right here, as in `#one#two`.
   */
  mayBegin(sign: string, at: number, before: Kind, inChain: boolean): boolean {
    const text = this.#text;
    if (text.charAt(at + 1) === PICTURE_SELECTOR) return false;
    if (before === KIND.word) {
      return sign === HASH ? inChain : RETWEET.test(text.slice(Math.max(0, at - 3), at));
    }
    const never = sign === HASH ? NEVER_BEFORE_HASHTAG : NEVER_BEFORE_HANDLE;
    return !never.test(text.charAt(at - 1)) && !this.#endsAddress(at);
  }

  /** `https://host/path/` before `#section`, `https://host/` before `@name`. */
  #endsAddress(end: number): boolean {
    if (!PATH_END.test(this.#text.charAt(end - 1))) return false;
    let start = end;
    while (start > this.#read && ADDRESS_UNIT.test(this.#text.charAt(start - 1))) start--;
    this.#isAddress = (this.#isAddress && start === this.#read) || ADDRESS.test(this.#text.slice(start, end));
    this.#read = end;
    return this.#isAddress;
  }
}
