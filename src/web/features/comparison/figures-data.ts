/** The key figures as a CSV holds them: a row for each topic, each figure beside the one of the period before. */
import type { Comparison } from '../../../contract/analysis/comparison.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import type { ChartData } from '../../ui/chart/chart-data.ts';
import { byPlace, isCounted } from './by-place.ts';

export const CHANGING = ['mentions', 'score', 'engagement', 'reach', 'authors'] as const;
/** Share of voice, and how many mentions the score is of. */
const OTHERS = 2;

/** After the name: what changes, each figure before the earlier one, then the others. Of a topic without figures only its name. */
export function figuresRows(
  comparison: Pick<Comparison, 'topics' | 'uncounted'>,
  share: (percent: number | null) => string,
): ChartData['rows'] {
  return byPlace(comparison).map((topic) => {
    if (!isCounted(topic)) return [topic.name, ...Array<null>(2 * CHANGING.length + OTHERS).fill(null)];
    const changing = CHANGING.flatMap((key) => [topic[key].value, topic[key].previous]);
    return [topic.name, ...changing, share(topic.shareOfVoice), totalOf(topic.sentiment) - topic.sentiment.unscored];
  });
}
