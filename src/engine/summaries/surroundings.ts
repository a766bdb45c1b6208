/**
 * What stands around a sentence without being of it: hashtags, handles, links, `Re:`, `[分享]`. In time that grows as the text does, whatever
 * the text: anybody may write it.
 */

const SIGNS = '#＃@＠';
const BEFORE = new RegExp(
  `^(?:[${SIGNS}][^\\s${SIGNS}]+|https?:\\/\\/\\S+|www\\.\\S+|(?:RT|Re|Fwd)\\b:?|[\\[【][^\\]】]{1,8}[\\]】]|\\s)+`,
  'iu',
);
const LINK = /https?:\/\/\S|\bwww\.\S/u;
const FORWARDED = /^(?:RT|Re|Fwd):?$/u;
const BRACKET = /[[【][^\]】]{1,8}[\]】]$/u;
const LONGEST_BRACKET = 10;
const SPACE = /\s/u;

/** Units at the beginning of the text that are no sentence; all of it where nothing else is there. */
export function lengthBefore(text: string): number {
  return BEFORE.exec(text)?.[0].length ?? 0;
}

/** Units at the beginning of the text up to where only such things follow. */
export function lengthWithoutTail(text: string): number {
  let end = text.length;
  for (;;) {
    end = withoutBrackets(text, end);
    let begin = end;
    while (begin > 0 && !SPACE.test(text[begin - 1] as string)) begin -= 1;
    const kept = wordsOf(text.slice(begin, end));
    if (begin + kept === end) return end;
    end = begin + kept;
  }
}

function withoutBrackets(text: string, end: number): number {
  let left = end;
  for (;;) {
    left = text.slice(0, left).trimEnd().length;
    const bracket = BRACKET.exec(text.slice(Math.max(0, left - LONGEST_BRACKET), left));
    if (!bracket) return left;
    left -= bracket[0].length;
  }
}

/** Units of what has no space in it that stand before a link and before tags that go on to the end. */
function wordsOf(text: string): number {
  if (FORWARDED.test(text)) return 0;
  const link = text.search(LINK);
  const before = link < 0 ? text.length : link;
  let left = before;
  for (let at = before - 1; at >= 0; at -= 1) {
    if (!SIGNS.includes(text[at] as string)) continue;
    if (at + 1 === left) break;
    left = at;
  }
  return left;
}
