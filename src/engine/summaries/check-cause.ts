/**
 * A claim that names a cause, or what went before: both halves must stand in its posts, and where it is a cause, in one and the same post.
 */
import { fold } from '../text/fold.ts';
import type { Claim } from './read-claim.ts';
import type { ReadWord } from './read-passage.ts';
import type { ReadPost } from './read-post.ts';
import { supportOf } from './support.ts';

const MARKERS =
  /\b(?:because|due to|owing to|caused by|as a result of|thanks to|led to|resulted in|results in|stem(?:s|med) from|blamed? on|blaming|triggered by|sparked by|causing|prompting|prompted by|(?<time>after|following))\b/gu;
const CHINESE_MARKERS = new RegExp(
  `(?:${'因為|由於|導致|引致|引發|造成|所致|歸咎|源於|觸發|因'.split('|').map(fold).join('|')})(?!此|而)`,
  'gu',
);
/** A marker that stands so early begins the sentence. */
const FRONT = 4;
const LEAST_SHARE = 0.6;
/** Most markers stand before the cause, which is what gets invented. */
const LEAST_OF_CAUSE = 0.7;
const BORNE = 0.5;

/** What a half of the claim says, each as a question to a post. */
type Half = ((post: ReadPost) => boolean)[];

export function causeFailure(claim: Claim, words: readonly ReadWord[], posts: readonly ReadPost[]): boolean {
  const text = fold(claim.text);
  return [...text.matchAll(MARKERS), ...text.matchAll(CHINESE_MARKERS)].some(({ 0: marker, index, groups }) => {
    // `由於甲，乙`: what stands behind the comma is the effect.
    const comma = index < FRONT ? text.slice(index).search(/[,，]/) : -1;
    const [end, start] = comma === -1 ? [index + 1, index + marker.length - 1] : [index + comma + 1, index + comma];
    const halves = [halfOf(claim, words, 0, end), halfOf(claim, words, start, claim.text.length)];
    if (halves.some(({ length }) => length === 0)) return false;
    const isHeld = (holds: (post: ReadPost) => boolean): boolean => posts.some(holds);
    if (!isBorne(halves[0] ?? [], isHeld) || !isBorne(halves[1] ?? [], isHeld, LEAST_OF_CAUSE)) return true;
    return groups?.['time'] === undefined && !posts.some((post) => halves.every((half) => isBorne(half, (holds) => holds(post))));
  });
}

function halfOf(claim: Claim, words: readonly ReadWord[], from: number, to: number): Half {
  const isInside = (part: { start: number; end: number }): boolean => part.start >= from && part.end <= to;
  return [
    ...words.filter(isInside).map((word) => (post: ReadPost) => supportOf(word, post) >= BORNE),
    ...claim.numbers
      .filter((number) => isInside(number) && !number.isVague)
      .map(
        ({ value }) =>
          (post: ReadPost) =>
            post.numbers.some((number) => number.value === value),
      ),
  ];
}

function isBorne(half: Half, isHeld: (holds: (post: ReadPost) => boolean) => boolean, least = LEAST_SHARE): boolean {
  return half.filter(isHeld).length >= least * half.length;
}
