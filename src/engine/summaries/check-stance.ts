/**
 * Holds the stance of a claim to its words beside that of its posts: what they deny or call untrue it may not say, nor take for a fact what they
 * only have from others. Strong words must stand in what the posts say of the same thing.
 */
import type { Claim } from './read-claim.ts';
import type { ReadWord } from './read-passage.ts';
import { partsOf, type ReadPost } from './read-post.ts';
import { isSame } from './same-words.ts';
import { readStances, STANCE, type StanceSentence } from './stance.ts';
import { strongIn } from './strong.ts';

export type StanceFailure = 'stronger' | 'reversed' | 'hearsay';

const DENIED = STANCE.denied | STANCE.untrue;
const SAID = STANCE.claimed | STANCE.rumoured;
const ALL = 0xff;
/** Words of a clause that may only say who speaks. */
const FEW = 4;
/** Of the words of a clause: where so many are denied, it is. */
const MOST_DENIED = 0.5;
const ATTRIBUTING =
  /\b(?:sa(?:y|ys|id|ying)|claim(?:s|ed|ing)?|alleg\w*|accus\w*|according|report(?:s|ed|edly|ing)?|complain\w*|rumou?r\w*|suspect\w*|post(?:s|ed)?|users?|people|writes?|wrote|describ\w*|criticis\w*|denied|denies|unconfirmed|told|blam\w*|charg\w*)\b|[指稱称話传傳]|表示|據|据|聲|投訴|投诉|疑|涉嫌|批評|認為|不滿|否認|控/iu;

export function stanceFailure(claim: Claim, posts: readonly ReadPost[]): StanceFailure | undefined {
  const sentences = posts.flatMap(({ stances }) => stances);
  const isAttributed = ATTRIBUTING.test(claim.text);
  for (const sentence of readStances(claim.text, claim.words)) {
    const isDenied = sentence.marks.some((mark) => (mark & DENIED) !== 0);
    const marks = new Map(sentence.words.map((word, at) => [word, sentence.marks[at] as number]));
    for (const words of partsOf(sentence.words)) {
      const held = words.map((word) => ({ word, mark: marks.get(word) ?? 0, found: foundIn(word, sentences) }));
      const failure = partFailure(held, sentences, { isAttributed, isDenied });
      if (failure) return failure;
    }
  }
  return undefined;
}

/** A word of the claim, its stance, and by place of the sentence of a post the stances that it has there: in all places, in any. */
interface Held {
  word: ReadWord;
  mark: number;
  found: ReadonlyMap<number, { all: number; any: number }>;
}

function foundIn(word: ReadWord, sentences: readonly StanceSentence[]): Held['found'] {
  const found = new Map<number, { all: number; any: number }>();
  if (!isTelling(word)) return found;
  for (const [place, { words, marks }] of sentences.entries()) {
    for (const [at, other] of words.entries()) {
      if (!isSame(word, other)) continue;
      const mark = marks[at] as number;
      const { all, any } = found.get(place) ?? { all: mark, any: mark };
      found.set(place, { all: all & mark, any: any | mark });
    }
  }
  return found;
}

interface Whole {
  isAttributed: boolean;
  isDenied: boolean;
}

function partFailure(part: readonly Held[], sentences: readonly StanceSentence[], whole: Whole): StanceFailure | undefined {
  const borne = part.filter(({ found }) => found.size > 0);
  if (isGained(borne)) return 'reversed';
  const strong = strongFailure(part, sentences, whole);
  if (strong) return strong;
  // `The department clarified that …`: who says so is not what is untrue.
  if (whole.isDenied && part.filter(({ word }) => isTelling(word)).length < FEW) return undefined;
  const failures = borne.map(({ mark, found }) =>
    compare(
      mark | togetherOf(part),
      [...found.values()].reduce((sum, { all }) => sum & all, ALL),
      whole,
    ),
  );
  const isMost = (one: StanceFailure): boolean =>
    failures.length > 0 && failures.filter((failure) => failure === one).length >= MOST_DENIED * failures.length;
  return (['reversed', 'hearsay'] as const).find(isMost);
}

/** Denies what nobody denies. */
function isGained(borne: readonly Held[]): boolean {
  const denied = borne.filter(({ mark }) => mark & DENIED);
  return denied.length > 1 && denied.every(({ found }) => [...found.values()].every(({ any }) => !(any & DENIED)));
}

/** In a short clause a denial is of all its words. */
function togetherOf(part: readonly Held[]): number {
  return part.reduce((sum, { mark }) => sum | mark, 0) & (DENIED | STANCE.unreal);
}

function strongFailure(part: readonly Held[], sentences: readonly StanceSentence[], whole: Whole): StanceFailure | undefined {
  const together = togetherOf(part);
  for (const { at, line } of strongIn(part.map(({ word }) => word))) {
    const beside = new Set(part.flatMap(({ found }, place) => (place === at ? [] : [...found.keys()])));
    const found = bearingOf(line, beside, sentences);
    if (found.length === 0) return 'stronger';
    const theirs = found.reduce((all, mark) => all & mark, ALL);
    const mine = (part[at] as Held).mark | together;
    const failure = compare(mine, theirs, whole);
    if (failure) return failure;
    if (theirs & STANCE.unreal && !(mine & (STANCE.unreal | DENIED))) return 'stronger';
  }
  return undefined;
}

/** The stances of a strong word where it stands beside something else that the claim says with it, if any of that stands anywhere. */
function bearingOf(line: number, beside: ReadonlySet<number>, sentences: readonly StanceSentence[]): number[] {
  return sentences.flatMap((sentence, place) => {
    if (beside.size > 0 && ![place - 1, place, place + 1].some((one) => beside.has(one))) return [];
    return strongOf(sentence).flatMap((one) => (one.line === line ? [sentence.marks[one.at] as number] : []));
  });
}

function compare(mine: number, theirs: number, { isAttributed }: Whole): StanceFailure | undefined {
  if (theirs & STANCE.untrue && !(mine & DENIED)) return 'reversed';
  if (theirs & STANCE.denied && !(mine & (DENIED | SAID))) return 'reversed';
  if (theirs & SAID && !(mine & (SAID | DENIED)) && !isAttributed) return 'hearsay';
  return undefined;
}

const strongs = new WeakMap<StanceSentence, ReturnType<typeof strongIn>>();

function strongOf(sentence: StanceSentence): ReturnType<typeof strongIn> {
  const known = strongs.get(sentence) ?? strongIn(sentence.words, true);
  strongs.set(sentence, known);
  return known;
}

function isTelling({ key, isHan, isStop }: ReadWord): boolean {
  return !isStop && (isHan ? key.length > 1 : key.length > 2);
}
