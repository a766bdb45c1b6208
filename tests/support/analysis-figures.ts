/** Every figure that counts posts, of every analysis of a topic, beside what a click on it asks for. */
import { SENTIMENT_KEYS, type SentimentCounts } from '../../src/contract/analysis/figures.ts';
import type { AskedFilter, FilterBucket, SentimentFilter } from '../../src/contract/filter.ts';
import type { MediaType } from '../../src/contract/media-types.ts';
import { topicFilterOptions } from '../../src/services/analysis/filter-options.ts';
import { topicHow } from '../../src/services/analysis/how.ts';
import { inspectEntities } from '../../src/services/analysis/inspect-entities.ts';
import { topicNetwork } from '../../src/services/analysis/network.ts';
import { topicOverview } from '../../src/services/analysis/overview.ts';
import { topicPeaks } from '../../src/services/analysis/peaks.ts';
import { topicHandles, topicHashtags, topicWhat } from '../../src/services/analysis/what.ts';
import { topicWhen } from '../../src/services/analysis/when.ts';
import { topicWhere } from '../../src/services/analysis/where.ts';
import { topicWho } from '../../src/services/analysis/who.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';

export interface Figure {
  /** Where it stands, for whoever reads of a failure. */
  at: string;
  count: number;
  bucket: FilterBucket;
  /** Changed in the filter itself. */
  filter?: AskedFilter;
}

type Counts = SentimentCounts & { count?: number };
type Window = { start: string; end: string };

const TONES: [keyof SentimentCounts, SentimentFilter][] = [
  ...(Object.entries(SENTIMENT_KEYS) as [SentimentFilter, keyof SentimentCounts][]).map(
    ([name, key]): [keyof SentimentCounts, SentimentFilter] => [key, name],
  ),
  ['unscored', 'Unscored'],
];

export async function figuresOf(environment: Environment, actor: Actor, id: string, filter: AskedFilter): Promise<Figure[]> {
  const input = { id, filter };
  const figures: Figure[] = [];
  const add = (at: string, count: number, bucket: FilterBucket) => figures.push({ at, count, bucket });
  const addToned = (at: string, counts: Counts, bucket: FilterBucket) => {
    if (counts.count !== undefined) add(at, counts.count, bucket);
    // Those that are 0 are so where the others and their sum are right.
    for (const [key, name] of TONES) if (counts[key] > 0) add(`${at} ${key}`, counts[key], { ...bucket, sentiments: [name] });
  };
  const by = (mediaType: MediaType, author: string) => ({ [mediaType]: [author] });
  const during = ({ start, end }: Window) => ({ startDate: start, endDate: end });

  const overview = await topicOverview(environment, actor, input);
  add('overview mentions', overview.mentions.value ?? 0, {});
  figures.push({ at: 'originals', count: overview.originals.value ?? 0, bucket: {}, filter: { ...filter, copies: 'without' } });
  addToned('overview sentiment', overview.sentiment, {});
  for (const bucket of overview.mentionsOverTime) addToned(`overview ${bucket.start}`, bucket, during(bucket));
  for (const { type, count } of overview.mediaTypes) add(`overview ${type}`, count, { mediaTypes: [type] });

  const when = await topicWhen(environment, actor, input);
  add('when', when.count, {});
  for (const bucket of when.mentionsOverTime) add(`when ${bucket.value}`, bucket.count, during(bucket));
  for (const cell of when.heatMap) {
    addToned(`heat map ${cell.dayOfWeek} ${cell.hour}`, cell, { weekdays: [cell.dayOfWeek], hours: [cell.hour] });
  }
  for (const [series, buckets] of Object.entries(when.relative_share_of_voice)) {
    for (const bucket of buckets) add(`relative ${series} ${bucket.start}`, bucket.count, during(bucket));
  }

  const what = await topicWhat(environment, actor, input);
  for (const term of what.keywords) addToned(`keyword ${term.key}`, term, { keywords: [term.key] });
  for (const entity of what.entities) addToned(`entity ${entity.key}`, entity, { ners: [entity.key] });
  for (const kind of what.classifications) addToned(`kind ${kind.label}`, kind, { classifications: [kind.label] });
  for (const term of (await topicHashtags(environment, actor, input)).top_hashtags) {
    addToned(`hashtag ${term.key}`, term, { hashtags: [term.key] });
  }
  for (const term of (await topicHandles(environment, actor, input)).top_mentions) {
    addToned(`account ${term.key}`, term, { handles: [term.key] });
  }

  const who = await topicWho(environment, actor, input);
  add('who', who.mentions, {});
  for (const author of who.influencers) addToned(`author ${author.id}`, author, { authors: by(author.mediaType, author.id) });
  const network = await topicNetwork(environment, actor, input);
  for (const { from, to, count } of network.answers) {
    const [answering, answered] = [network.authors[from], network.authors[to]];
    if (!answering || !answered) throw new Error('an answer of nobody');
    add(`${answering.id} answers ${answered.id}`, count, {
      authors: by(answering.mediaType, answering.id),
      repliesTo: by(answered.mediaType, answered.id),
    });
  }

  const where = await topicWhere(environment, actor, input);
  add('where', where.totalCount, {});
  for (const { type, count } of where.breakdown) add(`where ${type}`, count, { mediaTypes: [type] });
  for (const bucket of where.mediaOverTime) {
    for (const [place, { type }] of where.breakdown.entries()) {
      add(`where ${type} ${bucket.start}`, bucket.counts[place] ?? 0, { ...during(bucket), mediaTypes: [type] });
    }
  }
  for (const place of where.domains) addToned(`site ${place.key}`, place, { domains: [place.key] });
  for (const place of where.channels) addToned(`channel ${place.key}`, place, { channels: [place.key] });

  const how = await topicHow(environment, actor, input);
  addToned('how', how.overall_sentiment, {});
  for (const day of how.total_count_day) addToned(`how ${day.start}`, day, during(day));
  for (const emoji of how.emoji_cloud) addToned(`emoji ${emoji.key}`, emoji, { emojis: [emoji.key] });
  for (const { reaction, posts } of how.facebook_reaction_cloud) add(`reaction ${reaction}`, posts, { reactions: [reaction] });
  for (const media of how.score_by_media) addToned(`how ${media.type}`, media, { mediaTypes: [media.type] });
  for (const [series, buckets] of Object.entries(how.relative_sentiment)) {
    for (const bucket of buckets) addToned(`how ${series} ${bucket.start}`, bucket, during(bucket));
  }

  for (const peak of (await topicPeaks(environment, actor, input)).peaks) {
    add(`peak ${peak.start}`, peak.count, during(peak));
    for (const { kind, key, count } of peak.reasons)
      add(`${kind} ${key}`, count, { ...during(peak), ...reasonBucket(kind, key) });
  }

  const options = await topicFilterOptions(environment, actor, input);
  for (const { language, count } of options.languages) add(`language ${language}`, count, { languages: [language] });
  for (const { id: author, mediaType, count } of options.authors)
    add(`option ${author}`, count, { authors: by(mediaType, author) });
  for (const { domain, count } of options.domains) add(`option ${domain}`, count, { domains: [domain] });
  for (const entity of await inspectEntities(environment, actor, input))
    add(`inspect ${entity.key}`, entity.count, { ners: [entity.key] });
  return figures;
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
