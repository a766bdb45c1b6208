/** What a report consists of, and the rows that several of its tabs have alike. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { RelativePeriod } from '../../contract/analysis/when.ts';
import { totalOf } from '../../engine/analysis/tally.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';

export interface ReportFigure {
  label: string;
  value: string;
  note: string;
}

/** Counted things, each with its parts by sentiment where they are known. */
export interface ReportRow {
  label: string;
  count: number;
  /** Beside the bar. */
  text: string;
  sentiment?: SentimentCounts;
}

/** Something to be read: what it is of, and what it says. */
export interface ReportText {
  head: string;
  text: string;
}

export type ReportBlock =
  | { kind: 'figures'; figures: ReportFigure[] }
  /** Bars one below the other. */
  | { kind: 'bars'; title: string; rows: ReportRow[] }
  /** Bars side by side, from the first bucket to the last. */
  | { kind: 'series'; title: string; rows: ReportRow[] }
  /** Scores side by side, up and down from 0; null where nothing was scored. */
  | { kind: 'scores'; title: string; rows: { label: string; score: number | null }[] }
  /** Figures by row and column, the more the darker; null where there is none. */
  | { kind: 'grid'; title: string; unit: '' | '%'; columns: string[]; rows: { label: string; figures: (number | null)[] }[] }
  | { kind: 'texts'; title: string; rows: ReportText[] };

export interface ReportSection {
  title: string;
  blocks: ReportBlock[];
}

/** Rows of a list, as many as are read on paper. */
export const MOST = 12;

/** The order of every stack. */
export const SENTIMENTS = ['positive', 'neutral', 'mixed', 'negative', 'unscored'] as const satisfies (keyof SentimentCounts)[];
export const NONE: SentimentCounts = { positive: 0, neutral: 0, mixed: 0, negative: 0, unscored: 0 };

/** `ratio`: percent of all, where the screen tells it. */
type Toned = SentimentCounts & { text: string; count: number; ratio?: number };

export function tonedBars(title: string, items: readonly Toned[], most = MOST): ReportBlock {
  const rows = items.slice(0, most).map((item) => {
    const { text: label, count, ratio } = item;
    return { label, count, text: ratio === undefined ? number(count) : shared(count, ratio).text, sentiment: tonesOf(item) };
  });
  return { kind: 'bars', title, rows };
}

export function timeRow(
  bucket: { start: string; count?: number } & Partial<SentimentCounts>,
  timezone: string,
  granularity: string,
): ReportRow {
  const sentiment = tonesOf(bucket);
  const count = bucket.count ?? totalOf(sentiment);
  const label = timeOn(bucket.start, timezone, granularity === 'hour');
  return { label, count, text: number(count), ...(bucket.count === undefined && { sentiment }) };
}

/** What the clock of the zone shows: the day, or `MM-dd HH:mm`. */
export function timeOn(instant: string, timezone: string, withTime: boolean): string {
  const at = Date.parse(instant);
  const local = new Date(at + zoneOffsets(timezone)(at)).toISOString();
  return withTime ? local.slice(5, 16).replace('T', ' ') : local.slice(0, 10);
}

/** When a period of a relative series began, as far as it says which it is. */
export function periodOn(instant: string, timezone: string, period: RelativePeriod): string {
  const day = timeOn(instant, timezone, false);
  if (period === 'quarter') return `${day.slice(0, 4)} Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
  return period === 'month' ? day.slice(0, 7) : day;
}

export function shared(count: number, percent: number): { count: number; text: string } {
  return { count, text: `${number(count)} · ${percent.toFixed(1)}%` };
}

/** `–` for what is not known. */
export function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: 1 });
}

function tonesOf(from: Partial<SentimentCounts>): SentimentCounts {
  return Object.fromEntries(SENTIMENTS.map((key) => [key, from[key] ?? NONE[key]])) as unknown as SentimentCounts;
}
