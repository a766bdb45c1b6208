/** What a report shows, tab by tab: the figures of the very verbs that the screen asks. No drawing. */
import type { Changed, SentimentCounts } from '../../contract/analysis/figures.ts';
import { type FileLanguage, REPORT_TABS, type ReportTab } from '../../contract/exports.ts';
import { totalOf } from '../../engine/analysis/tally.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import { topicHow } from '../analysis/how.ts';
import { topicOverview } from '../analysis/overview.ts';
import { topicWhatTab } from '../analysis/what.ts';
import { topicWhen } from '../analysis/when.ts';
import { topicWhere } from '../analysis/where.ts';
import { topicWho } from '../analysis/who.ts';
import type { Actor, Environment } from '../environment.ts';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';
import { VIEW_WORDS } from './view-words.ts';

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

export type ReportBlock =
  | { kind: 'figures'; figures: ReportFigure[] }
  /** Bars one below the other. */
  | { kind: 'bars'; title: string; rows: ReportRow[] }
  /** Bars side by side, from the first bucket to the last. */
  | { kind: 'series'; title: string; rows: ReportRow[] };

export interface ReportSection {
  title: string;
  blocks: ReportBlock[];
}

interface View {
  id: string;
  filter: object;
  timezone: string;
  language: FileLanguage;
}

/** Rows of a list, as many as are read on paper. */
const MOST = 12;

export async function reportSections(
  environment: Environment,
  actor: Actor,
  view: View,
  tab: ReportTab | undefined,
): Promise<{ figures: ReportFigure[]; sections: ReportSection[] }> {
  const words = REPORT_WORDS[view.language];
  const overview = await topicOverview(environment, actor, { id: view.id, filter: view.filter });
  const sections: ReportSection[] = [];
  // One after the other: the processors are those of whoever works with the screen.
  for (const name of tab ? [tab] : REPORT_TABS) {
    if (overview.mentions.value === 0) {
      sections.push({ title: words.tabs[name], blocks: [] });
      continue;
    }
    const blocks =
      name === 'overview' ? overviewBlocks(overview, view, words) : await BLOCKS[name](environment, actor, view, words);
    sections.push({
      title: words.tabs[name],
      blocks: blocks.filter((block) => block.kind === 'figures' || block.rows.length > 0),
    });
  }
  return { figures: keyFigures(overview, words), sections };
}

type Overview = Awaited<ReturnType<typeof topicOverview>>;

function keyFigures(overview: Overview, words: ReportWords): ReportFigure[] {
  const figure = (label: string, { value, previous }: Changed): ReportFigure => ({
    label,
    value: number(value),
    note: previous === null ? '' : words.before(number(previous)),
  });
  return [
    figure(words.mentions, overview.mentions),
    figure(words.originals, overview.originals),
    figure(words.authors, overview.authors),
    figure(words.reach, overview.reach),
    figure(words.engagement, overview.engagement),
    figure(words.score, overview.score),
  ];
}

function overviewBlocks(overview: Overview, { timezone, language }: View, words: ReportWords): ReportBlock[] {
  const { sentiment, mentionsOverTime, mediaTypes, granularity } = overview;
  const all = totalOf(sentiment);
  return [
    { kind: 'series', title: words.overTime, rows: mentionsOverTime.map((bucket) => timeRow(bucket, timezone, granularity)) },
    {
      kind: 'bars',
      title: words.bySentiment,
      rows: SENTIMENTS.map((key) => ({
        label: words.sentiments[key],
        ...shared(sentiment[key], (100 * sentiment[key]) / all),
        sentiment: { ...NONE, [key]: sentiment[key] },
      })).filter(({ count }) => count > 0),
    },
    {
      kind: 'bars',
      title: words.byMedia,
      rows: mediaTypes.map(({ type, count, ratio }) => ({
        label: VIEW_WORDS[language].mediaTypes[type],
        ...shared(count, ratio),
      })),
    },
  ];
}

type Blocks = (environment: Environment, actor: Actor, view: View, words: ReportWords) => Promise<ReportBlock[]>;

const BLOCKS: Record<Exclude<ReportTab, 'overview'>, Blocks> = {
  what: async (environment, actor, { id, filter, language }, words) => {
    const what = await topicWhatTab(environment, actor, { id, filter });
    const toned = (title: string, items: (SentimentCounts & { text: string; count: number })[]): ReportBlock => ({
      kind: 'bars',
      title,
      rows: items.slice(0, MOST).map(({ text, count, ...sentiment }) => ({ label: text, count, text: number(count), sentiment })),
    });
    const { classifications } = VIEW_WORDS[language];
    return [
      toned(words.keywords, what.keywords),
      toned(
        words.names,
        what.entities.map((entity) => ({ ...entity, text: (language === 'zh-Hant' && entity.chineseName) || entity.name })),
      ),
      toned(words.hashtags, what.top_hashtags),
      toned(
        words.kinds,
        what.classifications.map((kind) => ({ ...kind, text: classifications[kind.label] })),
      ),
    ];
  },
  when: async (environment, actor, { id, filter, language, timezone }, words) => {
    const when = await topicWhen(environment, actor, { id, filter });
    const cells = (
      title: string,
      labels: readonly string[],
      of: (cell: (typeof when.heatMap)[number]) => number,
    ): ReportBlock => ({
      kind: 'bars',
      title,
      rows: labels.map((label, at) => {
        const count = when.heatMap.filter((cell) => of(cell) === at).reduce((sum, cell) => sum + cell.count, 0);
        return { label, count, text: number(count) };
      }),
    });
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    return [
      { kind: 'figures', figures: [{ label: words.peak, value: when.peakDate || '–', note: '' }] },
      {
        kind: 'series',
        title: words.overTime,
        rows: when.mentionsOverTime.map((bucket) => timeRow(bucket, timezone, when.granularity)),
      },
      cells(words.weekdays, VIEW_WORDS[language].weekdays, ({ dayOfWeek }) => dayOfWeek - 1),
      cells(words.hours, hours, ({ hour }) => hour),
    ];
  },
  who: async (environment, actor, { id, filter, language }, words) => {
    const { influencers } = await topicWho(environment, actor, { id, filter });
    const rows = influencers.slice(0, 2 * MOST).map(({ name, mediaType, count, engagement, ...sentiment }) => ({
      label: `${name} (${VIEW_WORDS[language].mediaTypes[mediaType]})`,
      count: engagement,
      text: `${number(engagement)} · ${words.mentions} ${number(count)}`,
      sentiment,
    }));
    // The bar is of the engagement, which has no sentiment.
    return [{ kind: 'bars', title: words.influencers, rows: rows.map(({ sentiment: _, ...row }) => row) }];
  },
  where: async (environment, actor, { id, filter, language }, words) => {
    const { breakdown, domains, channels } = await topicWhere(environment, actor, { id, filter });
    const named = (title: string, places: typeof domains): ReportBlock => ({
      kind: 'bars',
      title,
      rows: places.slice(0, MOST).map(({ key, count, ratio, ...sentiment }) => ({
        label: key || VIEW_WORDS[language].unknown,
        ...shared(count, ratio),
        sentiment,
      })),
    });
    const media = breakdown.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
    return [
      {
        kind: 'bars',
        title: words.byMedia,
        rows: media.map(({ type, count, ratio }) => ({ label: VIEW_WORDS[language].mediaTypes[type], ...shared(count, ratio) })),
      },
      named(words.sites, domains),
      named(words.channels, channels),
    ];
  },
  how: async (environment, actor, { id, filter, language, timezone }, words) => {
    const how = await topicHow(environment, actor, { id, filter });
    return [
      { kind: 'figures', figures: [{ label: words.score, value: number(how.score_general), note: '' }] },
      { kind: 'series', title: words.scoreByDay, rows: how.total_count_day.map((day) => timeRow(day, timezone, 'day')) },
      {
        kind: 'bars',
        title: words.scoreByMedia,
        rows: how.score_by_media.map(({ type, count, score, ...sentiment }) => ({
          label: VIEW_WORDS[language].mediaTypes[type],
          count,
          text: `${number(count)} · ${words.score} ${number(score)}`,
          sentiment,
        })),
      },
    ];
  },
};

/** The order of every stack. */
export const SENTIMENTS = ['positive', 'neutral', 'mixed', 'negative', 'unscored'] as const satisfies (keyof SentimentCounts)[];
const NONE: SentimentCounts = { positive: 0, neutral: 0, mixed: 0, negative: 0, unscored: 0 };

function timeRow(
  bucket: { start: string; count?: number } & Partial<SentimentCounts>,
  timezone: string,
  granularity: string,
): ReportRow {
  const sentiment = { ...NONE, ...pick(bucket) };
  const count = bucket.count ?? totalOf(sentiment);
  const at = Date.parse(bucket.start);
  const local = new Date(at + zoneOffsets(timezone)(at)).toISOString();
  const label = granularity === 'hour' ? local.slice(5, 16).replace('T', ' ') : local.slice(0, 10);
  return { label, count, text: number(count), ...(bucket.count === undefined && { sentiment }) };
}

function pick(from: Partial<SentimentCounts>): Partial<SentimentCounts> {
  return Object.fromEntries(SENTIMENTS.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
}

function shared(count: number, percent: number): { count: number; text: string } {
  return { count, text: `${number(count)} · ${percent.toFixed(1)}%` };
}

/** `–` for what is not known. */
function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: 1 });
}
