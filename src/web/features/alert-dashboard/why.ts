/** Why a window was decided so, as the key of a sentence and its figures; words are the translations'. */
import type { AlertType } from '../../../contract/alert-conditions.ts';
import type { AlertFigures, Undecided } from '../../../contract/alerts.ts';
import { canBe, undecidedBy } from '../../../engine/alerts/judge.ts';
import type { Format } from '../../lib/format.ts';

export type WhyKey =
  | 'rise'
  | 'fall'
  | 'tooFew'
  | 'same'
  | 'scoreRise'
  | 'scoreFall'
  | 'scoreSame'
  | 'scoreNever'
  | 'digest'
  | 'digestLacks'
  | 'lacksScores'
  | 'lacksBefore'
  | 'lacksPercentage'
  | 'lacksWeeks'
  | 'lacksPosts';

export type ChangeKey = 'more' | 'morePercent' | 'fewer' | 'fewerPercent';

export interface Why {
  key: WhyKey;
  values: { value: string; baseline: string; change: string; level: string; score: string };
  /** Of mentions, how `change` is said in words, with its figures; null of a score, and of no change. */
  changed: { key: ChangeKey; values: { amount: string; percent: string } } | null;
}

const LACKS = {
  scores: 'lacksScores',
  before: 'lacksBefore',
  weeks: 'lacksWeeks',
  posts: 'lacksPosts',
  percentage: 'lacksPercentage',
} as const satisfies Record<Undecided, WhyKey>;

export function whyOf(
  alertType: AlertType,
  figures: AlertFigures,
  format: Pick<Format, 'exact' | 'score' | 'signedScore' | 'signedPercent'>,
): Why {
  const { mentions, score, baseline, change, level } = figures;
  const isScore = alertType === 'sentiment';
  const figure = (value: number | null) => (isScore ? format.score(value) : format.exact(value));
  const values = {
    value: isScore ? format.score(score) : format.exact(mentions),
    baseline: figure(baseline),
    change: isScore ? format.signedScore(change) : '',
    level: figure(level === null || isScore ? level : wholeLevel(level, isFall(figures))),
    score: format.score(score),
  };
  return { key: keyOf(alertType, figures), values, changed: isScore ? null : changedOf(figures, format) };
}

function changedOf({ change, percent }: AlertFigures, format: Pick<Format, 'exact' | 'signedPercent'>): Why['changed'] {
  if (!change) return null;
  const key = `${change > 0 ? 'more' : 'fewer'}${percent === null ? '' : 'Percent'}` as const;
  return { key, values: { amount: format.exact(Math.abs(change)), percent: format.signedPercent(percent) } };
}

function keyOf(alertType: AlertType, figures: AlertFigures): WhyKey {
  const { change, level } = figures;
  const undecided = undecidedBy(figures);
  const isScore = alertType === 'sentiment';
  if (alertType === 'periodic') return undecided ? 'digestLacks' : 'digest';
  if (undecided) return LACKS[undecided];
  if (!change) return isScore ? 'scoreSame' : 'same';
  if (isScore && level !== null && !canBe(level, { isScore })) return 'scoreNever';
  if (isScore) return isFall(figures) ? 'scoreFall' : 'scoreRise';
  if (level !== null && level < 0) return 'tooFew';
  return isFall(figures) ? 'fall' : 'rise';
}

/** Where it fires says what is looked for: a rise, or a fall. */
function isFall({ baseline, level, change }: AlertFigures): boolean {
  return level !== null && baseline !== null ? level < baseline : (change ?? 0) < 0;
}

/** The number of mentions from which on it is met. */
function wholeLevel(level: number, isBelow: boolean): number {
  return isBelow ? Math.floor(level) : Math.ceil(level);
}
