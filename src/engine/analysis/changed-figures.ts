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

/** What can be compared with: a window before without a single mention says nothing, rather than "up from zero". */
export function comparable<Before extends Pick<Figures, 'mentions'>>(before: Before | null): Before | null {
  return before && before.mentions > 0 ? before : null;
}

/** `before`: null where the window before is not known as a whole. */
export function changedFigures(
  figures: Figures,
  before: Figures | null,
): Record<'mentions' | 'authors' | 'engagement' | 'reach' | 'score', Changed> {
  const known = comparable(before);
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
