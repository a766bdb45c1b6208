/** Figures of a window against those of the window before: for a topic by itself and for one of a comparison alike. */
import type { Changed, SentimentCounts } from '../../contract/analysis/figures.ts';
import { change, sentimentScore } from './score.ts';

export interface Figures extends SentimentCounts {
  mentions: number;
  authors: number;
  engagement: number;
  /** null where nobody's followers are known. */
  reach: number | null;
}

/** A window before without a single mention says nothing, rather than "up from zero". */
export function changedCount(count: number, before: number, mentionsBefore: number): Changed {
  return change(count, mentionsBefore === 0 ? null : before, 'percent');
}

export function changedFigures(
  figures: Figures,
  before: Figures,
): Record<'mentions' | 'authors' | 'engagement' | 'reach' | 'score', Changed> {
  const compare = (figure: 'mentions' | 'authors' | 'engagement') =>
    changedCount(figures[figure], before[figure], before.mentions);
  return {
    mentions: compare('mentions'),
    authors: compare('authors'),
    engagement: compare('engagement'),
    reach: change(figures.reach, before.reach, 'percent'),
    score: change(sentimentScore(figures), sentimentScore(before), 'points'),
  };
}
