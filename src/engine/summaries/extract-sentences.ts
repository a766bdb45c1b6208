/**
 * A summary without a model: the sentences of the posts that are most like all the others and least like each other. What it gives are
 * quotations, and must be shown as such. Pure: the same posts give the same sentences. Takes time in proportion to the text, and to some
 * hundred sentences squared.
 */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { joinCopies } from './join-copies.ts';
import { countAlike, likeness, type Ranked, rankSentences, weighSentences } from './rank-sentences.ts';
import type { SummaryPost } from './summary-post.ts';
import { type Unusual, unusualTerms } from './unusual-terms.ts';

export interface ExtractOptions {
  /** At most so many. */
  sentences: number;
  knowledge: ThemesKnowledge;
  /** `en`, `zh-Hant`, `yue` …: preferred. Written Chinese and Cantonese are one. */
  language?: string;
  /** How much more something is said than usual: words or names, folded, with their log-likelihood. */
  unusual?: Unusual;
}

export interface ExtractedSentence {
  text: string;
  postId: string;
  field: 'title' | 'content';
  /** UTF-16 offsets in the field, end exclusive. */
  start: number;
  end: number;
  /** How many of the posts say it or much the same. */
  alike: number;
}

/** How much being unlike those before counts. */
const DIVERSITY = 0.45;
/** What is more like one before is no further sentence. */
const SAME = 0.6;
/** Below, a sentence says nothing of the whole. */
const LEAST_SCORE = 0.05;
/** Of what is quoted, what is said in other languages has its share of the posts, but no more than this. */
const MOST_OTHERS = 0.4;

/** `candidates`: of these posts. Those in the language asked for first, of each language what most posts say; fewer than asked for where the posts do not say as much. */
export function extractSentences(
  posts: readonly SummaryPost[],
  options: ExtractOptions,
  candidates: Candidates = findCandidates(posts, options.knowledge),
): ExtractedSentence[] {
  const { sentences, knowledge, language, unusual } = options;
  const { telling, weighed } = tellingSentences(candidates, { knowledge, language, unusual, wanted: sentences });
  const isAsked = askedOf(language);
  return telling
    .slice(0, sentences)
    .map((sentence) => ({ sentence, alike: countAlike(sentence, weighed), isOther: isAsked(sentence) ? 0 : 1 }))
    .toSorted((one, other) => one.isOther - other.isOther || other.alike - one.alike)
    .map(({ sentence: { post, field, start, end }, alike }) => {
      const of = posts[post] as SummaryPost;
      return { text: of[field].slice(start, end), postId: of.id, field, start, end, alike };
    });
}

interface TellingOptions {
  knowledge: ThemesKnowledge;
  language: string | undefined;
  unusual: Unusual | undefined;
  wanted: number;
}

interface Telling {
  /** Least alike, of each post one; of any number from the front, each language has its share. Most telling first. */
  telling: Ranked[];
  /** All that may be quoted. */
  weighed: Ranked[];
}

/** `wanted`: of each language at most so many. */
export function tellingSentences({ found, terms }: Candidates, options: TellingOptions): Telling {
  const { knowledge, language, unusual, wanted } = options;
  const said = joinCopies(found);
  const isAsked = askedOf(language);
  const isOther = (sentence: { isChinese: boolean }) => !isAsked(sentence);
  const unusualOf = unusualTerms(unusual, terms, knowledge);
  const asked = weighSentences(said.filter(isAsked), terms, unusualOf);
  const others = weighSentences(said.filter(isOther), terms, unusualOf);
  const share = Math.min(MOST_OTHERS, postsOf(found.filter(isOther)) / Math.max(1, postsOf(found)));
  const telling = inTurns(mostDiverse(rankSentences(asked), wanted), mostDiverse(rankSentences(others), wanted), share);
  return { telling, weighed: [...asked, ...others] };
}

/** Written Chinese and Cantonese are one, and all other languages one. */
function askedOf(language: string | undefined): (sentence: { isChinese: boolean }) => boolean {
  const isChineseAsked = /^(?:zh|yue)\b/i.test(language ?? '');
  return ({ isChinese }) => language === undefined || isChinese === isChineseAsked;
}

function postsOf(sentences: readonly { post: number }[]): number {
  return new Set(sentences.map(({ post }) => post)).size;
}

/** Of any number from the front, `others` are no more than their share, while there are any of both; of one post only the first. */
function inTurns(asked: readonly Ranked[], others: readonly Ranked[], share: number): Ranked[] {
  const merged: Ranked[] = [];
  const shown = new Set<number>();
  let [fromAsked, fromOthers] = [0, 0];
  for (let turn = 1; fromAsked < asked.length || fromOthers < others.length; ) {
    const isOthers = fromOthers < others.length && (fromAsked === asked.length || fromOthers + 1 <= share * turn);
    const sentence = (isOthers ? others[fromOthers++] : asked[fromAsked++]) as Ranked;
    if (shown.has(sentence.post)) continue;
    shown.add(sentence.post);
    merged.push(sentence);
    turn++;
  }
  return merged;
}

/** Greedy maximal marginal relevance (Carbonell and Goldstein, 1998); of each post one sentence. */
function mostDiverse(ranked: readonly Ranked[], wanted: number): Ranked[] {
  const chosen: Ranked[] = [];
  const left = new Set(ranked.filter(({ score }) => score >= LEAST_SCORE));
  const nearest = new Map<Ranked, number>();
  while (chosen.length < wanted && left.size > 0) {
    let best: Ranked | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const sentence of left) {
      const worth = sentence.score - DIVERSITY * (nearest.get(sentence) ?? 0);
      if (worth > most) [best, most] = [sentence, worth];
    }
    if (!best) break;
    chosen.push(best);
    for (const sentence of left) {
      const alike = likeness(best, sentence);
      nearest.set(sentence, Math.max(alike, nearest.get(sentence) ?? 0));
      if (alike >= SAME || sentence.post === best.post) left.delete(sentence);
    }
  }
  return chosen;
}
