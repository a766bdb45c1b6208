/** Every figure that counts posts, of every analysis of a topic, beside what a click on it asks for. */
import { SENTIMENT_KEYS, type SentimentCounts } from '../../src/contract/analysis/figures.ts';
import type { AskedFilter, FilterBucket, SentimentFilter } from '../../src/contract/filter.ts';
import { MEDIA_TYPES, type MediaType } from '../../src/contract/media-types.ts';
import { topicFilterOptions } from '../../src/services/analysis/filter-options.ts';
import { topicHow } from '../../src/services/analysis/how.ts';
import { inspectEntities } from '../../src/services/analysis/inspect-entities.ts';
import { topicNetwork } from '../../src/services/analysis/network.ts';
import { topicOverview } from '../../src/services/analysis/overview.ts';
import { topicPeaks } from '../../src/services/analysis/peaks.ts';
import { topicThemes } from '../../src/services/analysis/themes.ts';
import { topicHandles, topicHashtags, topicWhat } from '../../src/services/analysis/what.ts';
import { topicWhen } from '../../src/services/analysis/when.ts';
import { topicWhere } from '../../src/services/analysis/where.ts';
import { topicWho } from '../../src/services/analysis/who.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';

export interface Figure {
  /** Of the topic. */
  id: string;
  /** Where it stands, for whoever reads of a failure. */
  at: string;
  count: number;
  bucket: FilterBucket;
  /** Changed in the filter itself. */
  filter?: AskedFilter;
}

type Counts = SentimentCounts & { count?: number };

const TONES: [keyof SentimentCounts, SentimentFilter][] = [
  ...(Object.entries(SENTIMENT_KEYS) as [SentimentFilter, keyof SentimentCounts][]).map(
    ([name, key]): [keyof SentimentCounts, SentimentFilter] => [key, name],
  ),
  ['unscored', 'Unscored'],
];

type Tab = (asked: Asked, figures: Figures) => Promise<void>;

interface Asked {
  environment: Environment;
  actor: Actor;
  input: { id: string; filter: AskedFilter };
}

export class Figures {
  readonly all: Figure[] = [];

  constructor(readonly id: string) {}

  add(at: string, count: number, bucket: FilterBucket, filter?: AskedFilter): void {
    this.all.push({ id: this.id, at, count, bucket, ...(filter && { filter }) });
  }

  toned(at: string, counts: Counts, bucket: FilterBucket): void {
    if (counts.count !== undefined) this.add(at, counts.count, bucket);
    // Those that are 0 are so where the others and their sum are right.
    for (const [key, name] of TONES)
      if (counts[key] > 0) this.add(`${at} ${key}`, counts[key], { ...bucket, sentiments: [name] });
  }
}

export async function figuresOf(environment: Environment, actor: Actor, id: string, filter: AskedFilter): Promise<Figure[]> {
  const figures = new Figures(id);
  for (const tab of TABS) await tab({ environment, actor, input: { id, filter } }, figures);
  return figures.all;
}

const TABS: Tab[] = [
  async ({ environment, actor, input }, figures) => {
    const overview = await topicOverview(environment, actor, input);
    figures.add('overview mentions', overview.mentions.value ?? 0, {});
    figures.add('originals', overview.originals.value ?? 0, {}, { ...input.filter, copies: 'without' });
    figures.toned('overview sentiment', overview.sentiment, {});
    for (const bucket of overview.mentionsOverTime) figures.toned(`overview ${bucket.start}`, bucket, during(bucket));
    for (const { type, count } of overview.mediaTypes) figures.add(`overview ${type}`, count, { mediaTypes: [type] });
  },
  async ({ environment, actor, input }, figures) => {
    const when = await topicWhen(environment, actor, input);
    figures.add('when', when.count, {});
    for (const bucket of when.mentionsOverTime) figures.add(`when ${bucket.value}`, bucket.count, during(bucket));
    for (const cell of when.heatMap) {
      figures.toned(`heat map ${cell.dayOfWeek} ${cell.hour}`, cell, { weekdays: [cell.dayOfWeek], hours: [cell.hour] });
    }
    for (const [series, buckets] of Object.entries(when.relative_share_of_voice)) {
      for (const bucket of buckets) figures.add(`relative ${series} ${bucket.start}`, bucket.count, during(bucket));
    }
  },
  async ({ environment, actor, input }, figures) => {
    const what = await topicWhat(environment, actor, input);
    for (const term of what.keywords) figures.toned(`keyword ${term.key}`, term, { keywords: [term.key] });
    for (const entity of what.entities) figures.toned(`entity ${entity.key}`, entity, { ners: [entity.key] });
    for (const kind of what.classifications) figures.toned(`kind ${kind.label}`, kind, { classifications: [kind.label] });
    const { top_hashtags } = await topicHashtags(environment, actor, input);
    for (const term of top_hashtags) figures.toned(`hashtag ${term.key}`, term, { hashtags: [term.key] });
    const { top_mentions } = await topicHandles(environment, actor, input);
    for (const term of top_mentions) figures.toned(`account ${term.key}`, term, { handles: [term.key] });
    for (const theme of await topicThemes(environment, actor, input)) {
      figures.toned(`theme ${theme.keywords[0]?.key}`, theme, { keywords: theme.keywords.map(({ key }) => key) });
    }
  },
  async ({ environment, actor, input }, figures) => {
    const who = await topicWho(environment, actor, input);
    figures.add('who', who.mentions, {});
    figures.add('unknown', who.unknown, { authors: Object.fromEntries(MEDIA_TYPES.map((type) => [type, ['']])) });
    for (const author of who.influencers) figures.toned(`author ${author.id}`, author, { authors: by(author) });
    const network = await topicNetwork(environment, actor, input);
    for (const author of network.authors) {
      figures.add(`node ${author.id}`, author.mentions, { authors: by(author) });
      figures.add(`answered ${author.id}`, author.answered, { repliesTo: by(author) });
    }
    for (const { from, to, count } of network.answers) {
      const [answering, answered] = [network.authors[from], network.authors[to]];
      if (!answering || !answered) throw new Error('an answer of nobody');
      figures.add(`answers of ${answering.id} to ${answered.id}`, count, { authors: by(answering), repliesTo: by(answered) });
    }
  },
  async ({ environment, actor, input }, figures) => {
    const where = await topicWhere(environment, actor, input);
    figures.add('where', where.totalCount, {});
    for (const { type, count } of where.breakdown) figures.add(`where ${type}`, count, { mediaTypes: [type] });
    for (const bucket of where.mediaOverTime) {
      for (const [place, { type }] of where.breakdown.entries()) {
        figures.add(`media ${type} ${bucket.start}`, bucket.counts[place] ?? 0, { ...during(bucket), mediaTypes: [type] });
      }
    }
    for (const place of where.domains) figures.toned(`site ${place.key}`, place, { domains: [place.key] });
    for (const place of where.channels) figures.toned(`channel ${place.key}`, place, { channels: [place.key] });
  },
  async ({ environment, actor, input }, figures) => {
    const how = await topicHow(environment, actor, input);
    figures.toned('how', how.overall_sentiment, {});
    for (const day of how.total_count_day) figures.toned(`how ${day.start}`, day, during(day));
    for (const emoji of how.emoji_cloud) figures.toned(`emoji ${emoji.key}`, emoji, { emojis: [emoji.key] });
    for (const { reaction, posts } of how.facebook_reaction_cloud) {
      figures.add(`reaction ${reaction}`, posts, { reactions: [reaction] });
    }
    for (const media of how.score_by_media) figures.toned(`score ${media.type}`, media, { mediaTypes: [media.type] });
    for (const [series, buckets] of Object.entries(how.relative_sentiment)) {
      for (const bucket of buckets) figures.toned(`relative-sentiment ${series} ${bucket.start}`, bucket, during(bucket));
    }
  },
  async ({ environment, actor, input }, figures) => {
    for (const peak of (await topicPeaks(environment, actor, input)).peaks) {
      figures.add(`peak ${peak.start}`, peak.count, during(peak));
      for (const { kind, key, count } of peak.reasons) {
        figures.add(`reason ${kind} ${key}`, count, { ...during(peak), ...reasonBucket(kind, key) });
      }
    }
  },
  async ({ environment, actor, input }, figures) => {
    const options = await topicFilterOptions(environment, actor, input);
    for (const { language, count } of options.languages) figures.add(`language ${language}`, count, { languages: [language] });
    for (const author of options.authors) figures.add(`option ${author.id}`, author.count, { authors: by(author) });
    for (const { tag, count } of options.tags) figures.add(`option ${tag}`, count, { tags: [tag] });
    for (const { domain, count } of options.domains) figures.add(`option ${domain}`, count, { domains: [domain] });
    for (const entity of await inspectEntities(environment, actor, input)) {
      figures.add(`inspect ${entity.key}`, entity.count, { ners: [entity.key] });
    }
  },
];

function by({ mediaType, id }: { mediaType: MediaType; id: string }): FilterBucket['authors'] {
  return { [mediaType]: [id] };
}

export function during({ start, end }: { start: string; end: string }): FilterBucket {
  return { startDate: start, endDate: end };
}

function reasonBucket(kind: string, key: string): FilterBucket {
  switch (kind) {
    case 'keyword':
      return { keywords: [key] };
    case 'hashtag':
      return { hashtags: [key] };
    case 'entity':
      return { ners: [key] };
    case 'domain':
      return { domains: [key] };
    case 'thread':
      return { threads: [key] };
    default: {
      const [type = '', ...rest] = key.split(':');
      return { authors: { [type]: [rest.join(':')] } };
    }
  }
}
