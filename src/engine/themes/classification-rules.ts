/** How the rules that classify posts are written down; the lists are complaint-rules.ts and its neighbours. */
import type { Classification } from '../../contract/themes.ts';

export interface ClassificationRule {
  /** `label.reason`; stable: stored, and worded by the screens. */
  id: string;
  label: Classification;
  /** Phrases parted by `|`, folded as keywords are; the rule applies where one stands. A trailing `#` wants it as a hashtag. */
  phrases: string;
  /** Only where the post's sentiment, as far as it is known, is none of these. */
  notWith?: 'Positive' | 'Negative';
}
