/**
 * A summary without a model: the sentences of the posts that are most like all the others and least like each other. What it gives are
 * quotations, and must be shown as such. Pure: the same posts give the same sentences. Takes time in proportion to the text, and to some
 * hundred sentences squared.
 */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { findCandidates } from './find-candidates.ts';
import { joinCopies } from './join-copies.ts';
import { countAlike, likeness, type Ranked, rankSentences, weighSentences } from './rank-sentences.ts';
import type { SummaryPost } from './summary-post.ts';
import { type Unusual, unusualTerms } from './unusual-terms.ts';

export interface ExtractOptions {
  /** At most so many. */
  sentences: number;
  knowledge: ThemesKnowledge;
  /** `en`, `zh-Hant`, `yue` …: preferred where enough is said in it. Written Chinese and Cantonese are one. */
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
/** A language is kept to where it has so many times the sentences that are wanted. */
const ENOUGH = 4;

/** What most posts say first; fewer than asked for where the posts do not say as much. */
export function extractSentences(posts: readonly SummaryPost[], options: ExtractOptions): ExtractedSentence[] {
  const { sentences, knowledge, language, unusual } = options;
  const { ranked, weighed } = rankPosts(posts, { knowledge, language, unusual, wanted: sentences });
  const found = mostDiverse(ranked, sentences).map((sentence) => {
    const { post, field, start, end } = sentence;
    const of = posts[post] as SummaryPost;
    const alike = countAlike(sentence, weighed);
    return { text: of[field].slice(start, end), postId: of.id, field, start, end, alike };
  });
  return found.toSorted((one, other) => other.alike - one.alike);
}

interface RankOptions {
  knowledge: ThemesKnowledge;
  language: string | undefined;
  unusual: Unusual | undefined;
  wanted: number;
}

interface RankedPosts {
  /** Sentences that may be quoted, best first; some hundred at most. */
  ranked: Ranked[];
  /** All of them, in the order of the posts. */
  weighed: Ranked[];
}

export function rankPosts(posts: readonly SummaryPost[], { knowledge, language, unusual, wanted }: RankOptions): RankedPosts {
  const { found, terms } = findCandidates(posts, knowledge);
  const isAsked = ({ isChinese }: { isChinese: boolean }): boolean => isChinese === isChineseTag(language ?? '');
  const said = joinCopies(found);
  const asked = language === undefined ? said : said.filter(isAsked);
  const kept = asked.length >= ENOUGH * wanted ? asked : said;
  const weighed = weighSentences(kept, terms, unusualTerms(unusual, terms, knowledge));
  return { ranked: rankSentences(weighed), weighed };
}

function isChineseTag(language: string): boolean {
  return /^(?:zh|yue)\b/i.test(language);
}

/** Greedy maximal marginal relevance (Carbonell and Goldstein, 1998); of each post one sentence. */
export function mostDiverse(ranked: readonly Ranked[], wanted: number): Ranked[] {
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
