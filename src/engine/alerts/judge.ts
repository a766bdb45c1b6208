/**
 * Does what was measured in a window meet the condition of an alert? The answer has the numbers that it was found by, and the level
 * from which on the condition is met, for the line in a chart.
 */
import type { Condition, Equation, Sensitivity } from '../../contract/alert-conditions.ts';
import type { AlertFigures, Undecided } from '../../contract/alerts.ts';
import { deviation, median } from '../analysis/median.ts';

/** Mentions of a window, or its sentiment score with the posts that have one. A score is null where nothing is scored. */
export type Measured =
  | { of: 'mentions'; value: number; previous: number | null; usual: readonly (number | null)[] }
  | { of: 'score'; value: number | null; scored: number; previous: number | null; usual: readonly (number | null)[] };

export type Judgement = Pick<AlertFigures, 'met' | 'baseline' | 'level' | 'change' | 'percent' | 'lacks'>;

/** A rise by chance in so many deviations of the usual is the rarer the more there are. */
const DEVIATIONS: Readonly<Record<Sensitivity, number>> = { low: 6, balanced: 4, high: 2.5 };
/** Of fewer windows nobody can say what is usual. */
const FEWEST_WINDOWS = 3;
/** Of fewer mentions nothing can be said, and a change by less than a quarter is none that anybody would see. */
const FEWEST_MENTIONS = 5;
const CHANGE = 0.25;
/** Figures are fractions, which are not exact: a score that changed by ten points may have done so but for this. */
const SAME = 1e-9;

export function judge(condition: Condition, measured: Measured): Judgement {
  const { value } = measured;
  if (value === null) return lacking('scores');
  return condition.type === 'smart' ? judgeUsual(condition, measured, value) : judgeChange(condition, measured, value);
}

/** Whether anything measured could be so: mentions are never fewer than none, and scores end at −100 and 100. */
export function canBe(level: number, { isScore }: { isScore: boolean }): boolean {
  return isScore ? Math.abs(level) <= 100 : level >= 0;
}

function judgeChange(
  { type, equation, value: by }: Exclude<Condition, { type: 'smart' }>,
  measured: Measured,
  value: number,
): Judgement {
  const { previous } = measured;
  if (previous === null) return lacking('before');
  // Of nothing there is no percentage: whoever asked for one did not ask for any number of mentions.
  if (type === 'percentage' && previous === 0) return { ...lacking('before'), baseline: previous, change: value };
  const step = type === 'number' ? by : (Math.abs(previous) * by) / 100;
  return judged(equation, value, { baseline: previous, level: previous + (equation === 'increase' ? step : -step) });
}

function judgeUsual(
  { equation, sensitivity }: Extract<Condition, { type: 'smart' }>,
  measured: Measured,
  value: number,
): Judgement {
  const windows: readonly (number | null)[] = measured.usual;
  const values = windows.filter((one) => one !== null);
  if (values.length < FEWEST_WINDOWS) return lacking('weeks');
  const usual = median(values);
  const scatter = Math.max(deviation(values), leastScatter(measured, usual));
  const step = Math.max(
    DEVIATIONS[sensitivity] * scatter,
    measured.of === 'mentions' ? Math.max(CHANGE * usual, FEWEST_MENTIONS) : 0,
  );
  return judged(equation, value, { baseline: usual, level: equation === 'increase' ? usual + step : usual - step });
}

/** Four weeks say little of how much a figure scatters, but counts scatter by their root, and a score of n posts by 100 ÷ √n points. */
function leastScatter(measured: Measured, usual: number): number {
  return measured.of === 'mentions' ? Math.sqrt(usual) : 100 / Math.sqrt(Math.max(1, measured.scored));
}

function judged(equation: Equation, value: number, { baseline, level }: { baseline: number; level: number }): Judgement {
  const change = value - baseline;
  return {
    met: equation === 'increase' ? value >= level - SAME : value <= level + SAME,
    baseline,
    level: whole(level),
    change,
    percent: baseline === 0 ? null : (100 * change) / Math.abs(baseline),
    lacks: null,
  };
}

/** A level of 123.00000000000001 mentions is one of 123, and not of 124. */
function whole(level: number): number {
  const nearest = Math.round(level);
  return Math.abs(level - nearest) <= SAME ? nearest : level;
}

/** Why nothing could be decided; null where it could. */
export function undecidedBy({ lacks, baseline }: Pick<AlertFigures, 'lacks' | 'baseline'>): Undecided | null {
  return lacks === 'before' && baseline === 0 ? 'percentage' : lacks;
}

function lacking(lacks: Judgement['lacks']): Judgement {
  return { met: false, baseline: null, level: null, change: null, percent: null, lacks };
}
