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
/** No path is looked back on further than this, which keeps a text of nothing but slashes and signs cheap. */
const LOOK_BACK = 256;

/**
 * `before` is the kind of the last visible character before `at`: `separator` after an emoji, a space, or nothing.
 * `inChain`: a hashtag ended right here, as in `#one#two`.
 */
export function mayBeginTag(text: string, at: number, sign: string, before: Kind, inChain: boolean): boolean {
  if (text.charAt(at + 1) === PICTURE_SELECTOR) return false;
  const neighbour = text.charAt(at - 1);
  if (sign === HASH) {
    if (before === KIND.word) return inChain;
    return !NEVER_BEFORE_HASHTAG.test(neighbour) && !endsAddress(text, at);
  }
  if (before === KIND.word) return RETWEET.test(text.slice(Math.max(0, at - 3), at));
  return !NEVER_BEFORE_HANDLE.test(neighbour) && !endsAddress(text, at);
}

/** `https://host/path/` before `#section`, `https://host/` before `@name`. */
function endsAddress(text: string, end: number): boolean {
  if (!PATH_END.test(text.charAt(end - 1))) return false;
  const earliest = Math.max(0, end - LOOK_BACK);
  let start = end;
  while (start > earliest && ADDRESS_UNIT.test(text.charAt(start - 1))) start--;
  return ADDRESS.test(text.slice(start, end));
}
