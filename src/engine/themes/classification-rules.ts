/** How the rules that classify posts are written down; the lists are complaint-rules.ts and its neighbours. */
import type { MediaType } from '../../contract/media-types.ts';

export const CLASSIFICATIONS = ['complaint', 'question', 'praise', 'promotion', 'news', 'opinion'] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

export interface ClassificationRule {
  /** `label.reason`; stable: stored, and worded by the screens. */
  id: string;
  label: Classification;
  /** Phrases parted by `|`, folded as keywords are; the rule applies where one stands. A trailing `#` wants it as a hashtag. */
  phrases: string;
  /** Only where the post's sentiment, as far as it is known, is none of these. */
  notWith?: 'Positive' | 'Negative';
  /** Only on these media. */
  media?: readonly MediaType[];
}
