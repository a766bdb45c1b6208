/** Broken XML as XML that is whole. */
import { Tokenizer } from 'htmlparser2';

/** No feed is deeper, with all the HTML that stands in it unescaped. */
const DEEPEST = 200;

/**
 * For where the parser gives up: every element is closed, in order. An end without a start goes, or is that of what has but text in
 * it; what is open when something around it ends is closed there; what is cut off ends where the text does, without half a tag.
 * undefined where that would be deeper than any feed.
 */
export function balancedMarkup(markup: string): string | undefined {
  // What a tag, a comment or CDATA begins with: so short the tokenizer takes it for text.
  const text = markup.replace(/<(?:\/|!-?|!\[?C?D?A?T?A?)?$/, '');
  const parts: string[] = [];
  const open: string[] = [];
  let copied = 0;
  /** Of the tag that has begun and not ended; the tokenizer calls it a text when nothing follows its last slash. */
  let name = '';
  let deepest = 0;
  /** Whether no element has begun or ended since the innermost began. */
  let isLeaf = false;
  /** Up to here everything has its end; what the text is cut off in begins here. */
  let whole = 0;
  let ending = '';

  /** Of one end tag: those of all that is open within, instead of it. */
  function close(from: number, to: number): void {
    const at = open.lastIndexOf(text.slice(from, to));
    const tagStart = text.lastIndexOf('<', from);
    const tagEnd = text.indexOf('>', to);
    // Of what has but text in it, a strange end is its own, misspelt: else it would take in all that follows.
    const closed = open.splice(at < 0 && isLeaf ? -1 : at < 0 ? open.length : at).reverse();
    isLeaf = false;
    parts.push(text.slice(copied, tagStart), ...closed.map((one) => `</${one}>`));
    copied = tagEnd < 0 ? text.length : tagEnd + 1;
    reach(copied);
  }

  function reach(index: number): void {
    whole = index;
  }

  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (from, to) => {
        name = text.slice(from, to);
      },
      onselfclosingtag: (index) => {
        reach(index + 1);
        name = '';
        isLeaf = false;
      },
      onopentagend: (index) => {
        reach(index + 1);
        isLeaf = true;
        if (open.length < DEEPEST) open.push(name);
        name = '';
        deepest = Math.max(deepest, open.length);
      },
      onclosetag: close,
      ontext: (_from, to) => {
        if (name === '') reach(to);
      },
      ontextentity: (_codePoint, to) => reach(to),
      ondeclaration: (_from, to) => reach(to + 1),
      onprocessinginstruction: (_from, to) => reach(to + 1),
      // An offset of 0: the text ended before the section did.
      oncdata: (_from, to, endOffset) => {
        if (endOffset === 0) ending = ']]>';
        reach(endOffset === 0 ? to : to + 1);
      },
      oncomment: (_from, to, endOffset) => {
        if (endOffset > 0) reach(to + 1);
      },
      onend: nothing,
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  if (deepest >= DEEPEST) return undefined;
  parts.push(text.slice(copied, Math.max(copied, whole)), ending, ...open.reverse().map((one) => `</${one}>`));
  return parts.join('');
}
