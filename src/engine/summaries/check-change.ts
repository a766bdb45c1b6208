/** That something rose, fell, was mended or got better is only said where a post says so: it is what a claim turns on. */
import { alikeWords } from './alike.ts';
import type { Claim } from './read-claim.ts';
import { type Passage, passageOf } from './read-passage.ts';
import { meaningsOf, supportOf } from './support.ts';

/** Words that say it only beside others: fell ill, broke down, cut off. */
const LIGHT = new Set('fall down drop cut'.split(' '));

export function isOtherChange(claim: Claim, whole: Passage): boolean {
  const { changing } = alikeWords();
  const isChanging = (meaning: number): boolean => changing.has(meaning);
  const bySingle = new Set(claim.words.flatMap((word) => meaningsOf(word)));
  const isLacking = (meaning: number): boolean => !whole.meanings.has(meaning);
  return (
    claim.content.some((word) => !LIGHT.has(word.stem) && meaningsOf(word).some(isChanging) && supportOf(word, whole) < 1) ||
    [...passageOf(claim.words).meanings].some((meaning) => isChanging(meaning) && !bySingle.has(meaning) && isLacking(meaning))
  );
}
