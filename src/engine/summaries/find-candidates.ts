/** The sentences of posts that a summary may quote: those that stand by themselves and say something. */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { type ReadWord, wordsIn } from './read-passage.ts';
import { isSelfTalk } from './self-talk.ts';
import { splitSentences } from './split-sentences.ts';
import type { SummaryPost } from './summary-post.ts';
import { lengthBefore, lengthWithoutTail } from './surroundings.ts';

export interface Candidate {
  /** Place of its post in what was handed in. */
  post: number;
  field: 'title' | 'content';
  /** UTF-16 offsets in the field, end exclusive; hashtags, handles and links around it are left out. */
  start: number;
  end: number;
  /** Distinct, as numbers of `terms`, ascending. */
  terms: readonly number[];
  /** 0…1: how well it would stand in a summary. */
  quality: number;
  isChinese: boolean;
}

export interface Candidates {
  found: Candidate[];
  terms: TermTable;
}

/** Words get numbers, and how rare each is in general: 0…1. */
export class TermTable {
  readonly rarities: number[] = [];
  readonly #ids = new Map<string, number>();

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  take({ stem, cost }: ReadWord): number {
    const known = this.#ids.get(stem);
    if (known !== undefined) return known;
    const id = this.rarities.push(Math.min(HIGHEST_COST, cost === -1 ? UNKNOWN_COST : cost) / HIGHEST_COST) - 1;
    this.#ids.set(stem, id);
    return id;
  }
}

const HIGHEST_COST = 12;
const UNKNOWN_COST = 9.5;
/** What is looked at. */
const MOST_POSTS = 3000;
const MOST_UNITS = 6000;
const MOST_SENTENCES = 30;
/** A word is about as much as two Han characters. */
const SIZES = { fewest: 4, few: 7, many: 36, most: 70 };
const FEWEST_TERMS = 2;

const QUESTION = /[?？][)）」』"”\s]*$/;
const ENDED = /[.!?。！？…~～」』”"')）]\s*$|\p{Extended_Pictographic}\s*$/u;
/** Goes on elsewhere, or came from there. */
const BROKEN = /(?:\.\.|…|⋯)\s*$|^(?:and|but|also|so|or|because|then|plus|btw|lol|\+1)\b|^\p{Extended_Pictographic}/iu;
const LINK = /https?:\/\/|www\./;

/** Post by post, so that others may have their turn while many are read. */
export class CandidateFinder implements Candidates {
  readonly found: Candidate[] = [];
  readonly terms = new TermTable();

  constructor(
    private readonly posts: readonly SummaryPost[],
    private readonly knowledge: ThemesKnowledge,
  ) {}

  /** Of the posts that are to be read. Of very many every second, third …: those of one hour would be no picture of all. */
  places(): number[] {
    const { length } = this.posts;
    const count = Math.min(length, MOST_POSTS);
    return Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));
  }

  read(post: number): void {
    const { title, content } = this.posts[post] as SummaryPost;
    let left = MOST_SENTENCES;
    for (const [field, text] of [
      ['title', title.slice(0, MOST_UNITS)],
      ['content', content.slice(0, MOST_UNITS)],
    ] as const) {
      for (const span of splitSentences(text)) {
        if (left-- <= 0) break;
        const candidate = candidateOf({ post, field, text, ...trimmed(text, span) }, this.terms, this.knowledge);
        if (candidate) this.found.push(candidate);
      }
    }
  }
}

export function findCandidates(posts: readonly SummaryPost[], knowledge: ThemesKnowledge): Candidates {
  const finder = new CandidateFinder(posts, knowledge);
  for (const place of finder.places()) finder.read(place);
  return finder;
}

function trimmed(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const sentence = text.slice(start, end);
  const before = lengthBefore(sentence);
  return { start: start + before, end: start + before + lengthWithoutTail(sentence.slice(before)) };
}

interface Place {
  post: number;
  field: 'title' | 'content';
  text: string;
  start: number;
  end: number;
}

function candidateOf(
  { post, field, text, start, end }: Place,
  terms: TermTable,
  knowledge: ThemesKnowledge,
): Candidate | undefined {
  if (end - start < SIZES.fewest) return undefined;
  const sentence = text.slice(start, end);
  if (isSelfTalk(sentence)) return undefined;
  const words = wordsIn(sentence, knowledge);
  const telling = words.filter(isTelling);
  const own = [...new Set(telling.map((word) => terms.take(word)))].sort((one, other) => one - other);
  const han = words.reduce((sum, { isHan, key }) => sum + (isHan ? key.length : 0), 0);
  const size = han / 2 + words.filter(({ isHan }) => !isHan).length;
  if (own.length < FEWEST_TERMS || size < SIZES.fewest) return undefined;
  const isComplete = field === 'title' || ENDED.test(sentence) || /^\s*(?:\n|$)/.test(text.slice(end));
  const quality =
    (size < SIZES.few ? 0.6 : size > SIZES.most ? 0.4 : size > SIZES.many ? 0.75 : 1) *
    (QUESTION.test(sentence) ? 0.5 : 1) *
    (isComplete ? 1 : 0.85) *
    (BROKEN.test(sentence) ? 0.75 : 1) *
    (LINK.test(sentence) ? 0.6 : 1) *
    (own.length < 2 * FEWEST_TERMS ? 0.8 : 1);
  return { post, field, start, end, terms: own, quality, isChinese: han > 0 && han >= words.length - han };
}

export function isTelling({ key, isHan, isStop }: ReadWord): boolean {
  return !isStop && (isHan ? key.length > 1 : key.length > 2) && !/^\d+$/.test(key);
}
