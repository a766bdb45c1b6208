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

/** `before`: null where the window before is not known as a whole. One without a single mention says as little: no "up from zero". */
export function changedFigures(
  figures: Figures,
  before: Figures | null,
): Record<'mentions' | 'authors' | 'engagement' | 'reach' | 'score', Changed> {
  const known = before && before.mentions > 0 ? before : undefined;
  const compare = (figure: 'mentions' | 'authors' | 'engagement' | 'reach') =>
    change(figures[figure], known?.[figure] ?? null, 'percent');
  return {
    mentions: compare('mentions'),
    authors: compare('authors'),
    engagement: compare('engagement'),
    reach: compare('reach'),
    score: change(sentimentScore(figures), known ? sentimentScore(known) : null, 'points'),
  };
}
