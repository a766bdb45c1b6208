/** The blocks of each tab of a report: the figures of the very verbs that the screen asks. */
import { SENTIMENT_KEYS } from '../../contract/analysis/figures.ts';
import type { Overview } from '../../contract/analysis/overview.ts';
import type { Peak } from '../../contract/analysis/peaks.ts';
import type { TabChoices } from '../../contract/analysis/tab-choices.ts';
import type { FileLanguage, ReportTab } from '../../contract/exports.ts';
import { WHAT_LISTS } from '../../contract/filter-choices.ts';
import type { Post } from '../../contract/posts.ts';
import { totalOf } from '../../engine/analysis/tally.ts';
import { topicHow } from '../analysis/how.ts';
import { topicNetwork } from '../analysis/network.ts';
import { topicPeaks } from '../analysis/peaks.ts';
import { topicPostOverview } from '../analysis/post-overview.ts';
import { topicThemes } from '../analysis/themes.ts';
import { topicWhatTab } from '../analysis/what.ts';
import { topicWhen } from '../analysis/when.ts';
import { topicWhere } from '../analysis/where.ts';
import { topicWho } from '../analysis/who.ts';
import type { Actor, Environment } from '../environment.ts';
import {
  MOST,
  NONE,
  number,
  periodOn,
  type ReportBlock,
  type ReportRow,
  SENTIMENTS,
  shared,
  timeOn,
  tonedBars,
} from './report-blocks.ts';
import { overTime, scores, series } from './report-courses.ts';
import type { ReportWords } from './report-words.ts';
import { VIEW_WORDS } from './view-words.ts';

export interface ReportView {
  id: string;
  filter: object;
  choices: TabChoices;
  timezone: string;
  language: FileLanguage;
}

interface Asking {
  environment: Environment;
  actor: Actor;
  view: ReportView;
  words: ReportWords;
  overview: Overview;
}

export const TAB_BLOCKS: Record<ReportTab, (asking: Asking) => Promise<ReportBlock[]>> = {
  overview: async ({ environment, actor, view, words, overview }) => {
    const { id, filter, language } = view;
    const { sentiment, mediaTypes } = overview;
    const all = totalOf(sentiment);
    const { latest, hottest } = await topicPostOverview(environment, actor, { id, filter, timezoneOffsetMinutes: 0 });
    return [
      overTime(overview, view, words),
      {
        kind: 'bars',
        title: words.bySentiment,
        rows: SENTIMENTS.map((key) => ({
          label: words.sentiments[key],
          ...shared(sentiment[key], (100 * sentiment[key]) / all),
          sentiment: { ...NONE, [key]: sentiment[key] },
        })).filter(({ count }) => count > 0),
      },
      { kind: 'bars', title: words.byMedia, rows: mediaRows(mediaTypes, language) },
      await themes(environment, actor, view, words),
      await authors(environment, actor, view, words),
      { kind: 'texts', title: words.latest, rows: latest.map((post) => postText(post, view)) },
      { kind: 'texts', title: words.hottest, rows: hottest.map((post) => postText(post, view)) },
    ];
  },
  what: async ({ environment, actor, view, words }) => {
    const { id, filter, language, choices } = view;
    const what = await topicWhatTab(environment, actor, { id, filter });
    const { classifications } = VIEW_WORDS[language];
    const onlyType = choices.list === 'entities' ? choices.entityType : undefined;
    const entities = what.entities
      .filter(({ type }) => onlyType === undefined || type === onlyType)
      .map((entity) => ({ ...entity, text: (language === 'zh-Hant' && entity.chineseName) || entity.name }));
    const lists = { keywords: what.keywords, entities, hashtags: what.top_hashtags, handles: what.top_mentions };
    // The list that was looked at comes first, and whole.
    const chosen = choices.list ?? 'keywords';
    const others = WHAT_LISTS.filter((list) => list !== chosen);
    return [
      tonedBars(onlyType ? words.namesOf[onlyType] : words.lists[chosen], lists[chosen], lists[chosen].length),
      ...others.map((list) => tonedBars(words.lists[list], lists[list])),
      await themes(environment, actor, view, words),
      tonedBars(
        words.kinds,
        what.classifications.map((kind) => ({ ...kind, text: classifications[kind.label] })),
      ),
    ];
  },
  when: async ({ environment, actor, view, words }) => {
    const { id, filter, language, timezone, choices } = view;
    const period = choices.relative ?? 'day';
    const when = await topicWhen(environment, actor, { id, filter });
    const { peaks } = await topicPeaks(environment, actor, { id, filter });
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    const countOf = (weekday: number, hour: number) =>
      when.heatMap.find((cell) => cell.dayOfWeek === weekday && cell.hour === hour)?.count ?? 0;
    return [
      { kind: 'figures', figures: [{ label: words.peak, value: when.peakDate || '–', note: '' }] },
      series(words.overTime, when.mentionsOverTime, timezone, when.granularity),
      { kind: 'texts', title: words.peaks, rows: peaks.map((peak) => peakText(peak, view, words)) },
      {
        kind: 'grid',
        title: words.week,
        unit: '',
        columns: hours,
        rows: VIEW_WORDS[language].weekdays.map((label, at) => ({
          label,
          figures: hours.map((_, hour) => countOf(at + 1, hour)),
        })),
      },
      {
        kind: 'bars',
        title: words.relative[period],
        rows: when.relative_share_of_voice[`by_${period}`].map(({ start, count, share }) => ({
          label: periodOn(start, timezone, period),
          ...shared(count, share),
        })),
      },
    ];
  },
  who: async ({ environment, actor, view, words }) => {
    const { authors: people, answers } = await topicNetwork(environment, actor, { id: view.id, filter: view.filter });
    const name = (at: number) => people[at]?.name ?? '';
    return [
      await authors(environment, actor, view, words, 2 * MOST),
      {
        kind: 'bars',
        title: words.answers,
        rows: answers.slice(0, MOST).map(({ from, to, count }) => ({
          label: `${name(from)} → ${name(to)}`,
          count,
          text: number(count),
        })),
      },
    ];
  },
  where: async ({ environment, actor, view: { id, filter, language, timezone }, words }) => {
    const where = await topicWhere(environment, actor, { id, filter });
    const named = (title: string, places: typeof where.domains): ReportBlock =>
      tonedBars(
        title,
        places.map((place) => ({ ...place, text: place.key || VIEW_WORDS[language].unknown })),
      );
    const media = where.breakdown
      .map((type, at) => ({ ...type, at }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    return [
      { kind: 'bars', title: words.byMedia, rows: mediaRows(media, language) },
      ...media.slice(0, MEDIA_OVER_TIME).map(({ type, at }) => {
        const rows = where.mediaOverTime.map(({ counts, start }) => ({ start, count: counts[at] ?? 0 }));
        return series(words.mediaOverTime(VIEW_WORDS[language].mediaTypes[type]), rows, timezone, where.granularity);
      }),
      named(words.sites, where.domains),
      named(words.channels, where.channels),
    ];
  },
  how: async ({ environment, actor, view: { id, filter, language, timezone, choices }, words }) => {
    const how = await topicHow(environment, actor, { id, filter });
    const period = choices.relative ?? 'day';
    const relative = how.relative_sentiment[`by_${period}`];
    return [
      { kind: 'figures', figures: [{ label: words.score, value: number(how.score_general), note: '' }] },
      series(words.sentimentByDay, how.total_count_day, timezone, 'day'),
      scores(words.scoreByDay, how.total_score_day, timezone, 'day'),
      {
        kind: 'grid',
        title: words.relativeSentiment,
        unit: '%',
        columns: relative.map(({ start }) => periodOn(start, timezone, period)),
        rows: Object.values(SENTIMENT_KEYS).map((key) => ({
          label: words.sentiments[key],
          figures: relative.map(({ shares }) => shares[key]),
        })),
      },
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
      {
        kind: 'bars',
        title: words.reactions,
        rows: how.facebook_reaction_cloud.map(({ reaction, count }) => ({
          label: words.reactionNames[reaction],
          count,
          text: number(count),
        })),
      },
    ];
  },
};

/** Of the media types with most mentions, so many have their own course. */
const MEDIA_OVER_TIME = 4;
/** Characters of a post. */
const QUOTED = 240;
const REASONS = 8;

function mediaRows(
  types: readonly { type: Post['mediaType']; count: number; ratio: number }[],
  language: FileLanguage,
): ReportRow[] {
  return types.map(({ type, count, ratio }) => ({ label: VIEW_WORDS[language].mediaTypes[type], ...shared(count, ratio) }));
}

async function themes(
  environment: Environment,
  actor: Actor,
  { id, filter }: ReportView,
  words: ReportWords,
): Promise<ReportBlock> {
  const found = await topicThemes(environment, actor, { id, filter });
  return tonedBars(
    words.themes,
    found.map((theme) => ({ ...theme, text: theme.keywords.map(({ text }) => text).join(' · ') })),
  );
}

/** The bar is of the engagement, which has no sentiment. */
async function authors(
  environment: Environment,
  actor: Actor,
  { id, filter, language }: ReportView,
  words: ReportWords,
  most = MOST / 2,
): Promise<ReportBlock> {
  const { influencers } = await topicWho(environment, actor, { id, filter });
  const { inBrackets, mediaTypes } = VIEW_WORDS[language];
  const rows = influencers.slice(0, most).map(({ name, mediaType, count, engagement }) => ({
    label: `${name}${inBrackets(mediaTypes[mediaType])}`,
    count: engagement,
    text: `${number(engagement)} · ${words.mentions} ${number(count)}`,
  }));
  return { kind: 'bars', title: words.influencers, rows };
}

function postText(post: Post, { timezone, language }: ReportView) {
  const of = [timeOn(post.publishedAt, timezone, true), VIEW_WORDS[language].mediaTypes[post.mediaType], post.author?.name ?? ''];
  const text = [post.title, post.content].filter((part) => part !== '').join(' — ');
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  const cut = characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
  return { head: of.filter((part) => part !== '').join(' · '), text: cut };
}

function peakText({ start, end, count, usual, reasons }: Peak, { timezone, language }: ReportView, words: ReportWords) {
  const last = new Date(Date.parse(end) - 1).toISOString();
  const days = [...new Set([start, last].map((at) => timeOn(at, timezone, false)))].join(' – ');
  const { colon, inBrackets } = VIEW_WORDS[language];
  const named = reasons.slice(0, REASONS).map((reason) => {
    const text = (language === 'zh-Hant' && reason.chineseName) || reason.text;
    return `${text} ${number(reason.count)}${inBrackets(number(Math.round(reason.expected)))}`;
  });
  return { head: `${days}${colon}${words.peakOf(number(count), number(usual))}`, text: named.join(' · ') };
}
