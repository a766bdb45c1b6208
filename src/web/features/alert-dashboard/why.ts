/** Why a window was decided so, as the key of a sentence and its figures; words are the translations'. */
import type { AlertType } from '../../../contract/alert-conditions.ts';
import type { AlertFigures } from '../../../contract/alerts.ts';
import type { Format } from '../../lib/format.ts';

export type WhyKey =
  | 'rise'
  | 'fall'
  | 'same'
  | 'scoreRise'
  | 'scoreFall'
  | 'scoreSame'
  | 'digest'
  | 'lacksScores'
  | 'lacksBefore'
  | 'lacksPercentage'
  | 'lacksWeeks';

export interface Why {
  key: WhyKey;
  values: { value: string; baseline: string; change: string; level: string; score: string };
}

const LACKS = { scores: 'lacksScores', before: 'lacksBefore', weeks: 'lacksWeeks' } as const;

export function whyOf(
  alertType: AlertType,
  { mentions, score, baseline, change, percent, level, lacks }: AlertFigures,
  format: Pick<Format, 'exact' | 'score' | 'signedScore' | 'signedPercent'>,
): Why {
  const isScore = alertType === 'sentiment';
  const figure = (value: number | null) => (isScore ? format.score(value) : format.exact(value));
  const points = isScore ? format.signedScore(change) : withSign(change, format);
  const values = {
    value: isScore ? format.score(score) : format.exact(mentions),
    baseline: figure(baseline),
    change: percent === null || isScore ? points : `${points} (${format.signedPercent(percent)})`,
    // The least whole number of mentions from which on it is met.
    level: figure(level === null || isScore ? level : (change ?? 0) < 0 ? Math.floor(level) : Math.ceil(level)),
    score: format.score(score),
  };
  if (alertType === 'periodic') return { key: 'digest', values };
  if (lacks) return { key: lacks === 'before' && baseline === 0 ? 'lacksPercentage' : LACKS[lacks], values };
  if (!change) return { key: isScore ? 'scoreSame' : 'same', values };
  if (isScore) return { key: change > 0 ? 'scoreRise' : 'scoreFall', values };
  return { key: change > 0 ? 'rise' : 'fall', values };
}

function withSign(value: number | null, { exact }: Pick<Format, 'exact'>): string {
  return value !== null && value > 0 ? `+${exact(value)}` : exact(value);
}
