/** The analyses of a topic as Earshot answers them, and the same questions in SQL as somebody writes it by hand for either store. */
import { topicFilterOptions } from '../src/services/analysis/filter-options.ts';
import { topicHow } from '../src/services/analysis/how.ts';
import { topicNetwork } from '../src/services/analysis/network.ts';
import { topicOverview } from '../src/services/analysis/overview.ts';
import { topicPeaks } from '../src/services/analysis/peaks.ts';
import { topicPostOverview } from '../src/services/analysis/post-overview.ts';
import { chartboxPosts, topicPosts } from '../src/services/analysis/posts.ts';
import { topicThemes } from '../src/services/analysis/themes.ts';
import { topicHandles, topicHashtags, topicWhat } from '../src/services/analysis/what.ts';
import { topicWhen } from '../src/services/analysis/when.ts';
import { topicWhere } from '../src/services/analysis/where.ts';
import { topicWho } from '../src/services/analysis/who.ts';
import type { Actor, Environment } from '../src/services/environment.ts';

type Verb = (environment: Environment, actor: Actor, input: unknown) => Promise<unknown>;

export interface Question {
  verb: Verb;
  /** Statements of chDB that give what the answer says, side by side; `$mentions` stands for the topic's newest rows. */
  byHand: readonly string[];
  /** The same for Postgres. Left out: what Postgres is not asked, since the question is one of ours (themes, peaks). */
  postgres?: readonly string[];
}

const TONES =
  "countIf(sentiment = 'Positive'), countIf(sentiment = 'Negative'), countIf(sentiment = 'Neutral'), countIf(sentiment = 'Mixed'), count()";
const PG_TONES = [1, 2, 3, 4].map((number) => `count(*) filter (where sentiment = ${number})`).join(', ');
const NEWEST = 'ORDER BY published_at DESC, post_id DESC';
/** What a card shows of these posts. */
const shown = (ids: string) =>
  `SELECT id, native_id, media_type, data_source, kind, published_at, parent_id, thread_id, author, author_name, author_followers, title, content, url, domain,
     channel, language, likes, dislikes, comments, shares, views, reactions, hotvalue, engagement, sentiment, sentiment_score, sentiment_engine, keywords,
     hashtags, handles, emojis, entities, classifications FROM posts WHERE id IN (${ids}) ORDER BY version DESC LIMIT 1 BY id`;
/** How often the texts of these mentions were said. */
const copies = (ids: string) =>
  `SELECT copy_key, count() FROM $mentions WHERE copy_key IN (SELECT copy_key FROM $mentions WHERE post_id IN (${ids})) GROUP BY 1`;
/** How it is written in the newest post that has it: the posts to read that in. */
const written = (list: string) =>
  `SELECT id, title, content, keywords FROM posts WHERE id IN (SELECT argMax(post_id, published_at) FROM $mentions ARRAY JOIN ${list} AS item GROUP BY item ORDER BY count() DESC LIMIT 50)`;
const names = (order: string) =>
  `SELECT id, author, author_name, media_type FROM posts WHERE id IN (SELECT argMax(post_id, published_at) FROM $mentions GROUP BY author_key ORDER BY ${order} DESC LIMIT 50)`;
const PAGE = `SELECT post_id FROM $mentions ${NEWEST} LIMIT 50`;
const CLICKED = `SELECT post_id FROM $mentions WHERE sentiment = 'Negative' ${NEWEST} LIMIT 25`;
const DAY = "toDate(published_at, 'Asia/Hong_Kong')";
const PG_DAY = "date_trunc('day', published_at + interval '8 hours')";

export const QUESTIONS: Record<string, Question> = {
  overview: {
    verb: topicOverview,
    byHand: [
      `SELECT toStartOfWeek(${DAY}, 1) AS week, media_type, sentiment, count(), sum(engagement) FROM $mentions GROUP BY 1, 2, 3`,
      `SELECT toStartOfWeek(${DAY}, 1) AS week, uniqExact(author_key) FROM $mentions GROUP BY 1`,
      `SELECT uniqExact(author_key), uniqExact(if(copy_key = 0, post_id, copy_key)) FROM $mentions`,
      `SELECT sum(followers) FROM (SELECT max(author_followers) AS followers FROM $mentions GROUP BY author_key, ${DAY})`,
    ],
    postgres: [
      `select date_trunc('week', published_at + interval '8 hours'), media_type, sentiment, count(*), sum(engagement) from $mentions group by 1, 2, 3`,
      `select date_trunc('week', published_at + interval '8 hours'), count(distinct author_key) from $mentions group by 1`,
      `select count(distinct author_key), count(distinct copy_key) from $mentions`,
      `select sum(followers) from (select max(author_followers) as followers from $mentions group by author_key, ${PG_DAY}) as days`,
    ],
  },
  when: {
    verb: topicWhen,
    byHand: [
      `SELECT ${DAY} AS day, count() FROM $mentions GROUP BY 1`,
      `SELECT toDayOfWeek(published_at, 0, 'Asia/Hong_Kong') AS weekday, toHour(published_at, 'Asia/Hong_Kong') AS hour, sentiment, count() FROM $mentions GROUP BY 1, 2, 3`,
    ],
    postgres: [
      `select ${PG_DAY}, count(*) from $mentions group by 1`,
      `select extract(dow from published_at + interval '8 hours'), extract(hour from published_at + interval '8 hours'), sentiment, count(*) from $mentions group by 1, 2, 3`,
    ],
  },
  what: {
    verb: topicWhat,
    byHand: [
      `SELECT keyword, ${TONES} FROM $mentions ARRAY JOIN keyword_keys AS keyword GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
      `SELECT entity, ${TONES} FROM $mentions ARRAY JOIN entities AS entity GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
      `SELECT label, ${TONES} FROM $mentions ARRAY JOIN classifications AS label GROUP BY 1`,
      written('keyword_keys'),
    ],
    postgres: [
      `select keyword, ${PG_TONES}, count(*) from $mentions, unnest(keyword_keys) as keyword group by 1 order by count(*) desc limit 50`,
      `select entity, ${PG_TONES}, count(*) from $mentions, unnest(entities) as entity group by 1 order by count(*) desc limit 50`,
      `select label, ${PG_TONES}, count(*) from $mentions, unnest(classifications) as label group by 1`,
    ],
  },
  'what, hashtags': {
    verb: topicHashtags,
    byHand: [
      `SELECT hashtag, ${TONES} FROM $mentions ARRAY JOIN hashtags AS hashtag GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
      'SELECT uniqExactArray(hashtags) FROM $mentions',
      written('hashtags'),
    ],
    postgres: [
      `select hashtag, ${PG_TONES}, count(*) from $mentions, unnest(hashtags) as hashtag group by 1 order by count(*) desc limit 50`,
    ],
  },
  'what, mentions': {
    verb: topicHandles,
    byHand: [
      `SELECT handle, ${TONES} FROM $mentions ARRAY JOIN handles AS handle GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
      'SELECT uniqExactArray(handles) FROM $mentions',
      written('handles'),
    ],
    postgres: [
      `select handle, ${PG_TONES}, count(*) from $mentions, unnest(handles) as handle group by 1 order by count(*) desc limit 50`,
    ],
  },
  who: {
    verb: topicWho,
    byHand: [
      `SELECT author_key, ${TONES}, sum(engagement) AS engagement, argMax(author_followers, published_at) FROM $mentions GROUP BY 1 ORDER BY engagement DESC LIMIT 50`,
      'SELECT uniqExact(author_key), count() FROM $mentions WHERE author_key != 0',
      `SELECT author_key, sum(followers) FROM (SELECT author_key, max(author_followers) AS followers FROM $mentions
         WHERE author_key IN (SELECT author_key FROM $mentions GROUP BY 1 ORDER BY sum(engagement) DESC LIMIT 50) GROUP BY author_key, ${DAY}) GROUP BY 1`,
      names('sum(engagement)'),
    ],
    postgres: [
      `select author_key, ${PG_TONES}, count(*), sum(engagement) as engagement, max(author_followers) from $mentions group by 1 order by engagement desc limit 50`,
    ],
  },
  where: {
    verb: topicWhere,
    byHand: [
      `SELECT toStartOfWeek(${DAY}, 1) AS week, media_type, count() FROM $mentions GROUP BY 1, 2`,
      `SELECT domain, ${TONES} FROM $mentions GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
      `SELECT channel, ${TONES} FROM $mentions GROUP BY 1 ORDER BY count() DESC LIMIT 50`,
    ],
    postgres: [
      `select date_trunc('week', published_at + interval '8 hours'), media_type, count(*) from $mentions group by 1, 2`,
      `select domain, ${PG_TONES}, count(*) from $mentions group by 1 order by count(*) desc limit 50`,
      `select channel, ${PG_TONES}, count(*) from $mentions group by 1 order by count(*) desc limit 50`,
    ],
  },
  how: {
    verb: topicHow,
    byHand: [
      `SELECT ${DAY} AS day, media_type, sentiment, count() FROM $mentions GROUP BY 1, 2, 3`,
      `SELECT emoji, ${TONES} FROM $mentions ARRAY JOIN emojis AS emoji GROUP BY 1 ORDER BY count() DESC LIMIT 60`,
      'SELECT sumMap(reactions) FROM $mentions',
    ],
    postgres: [
      `select ${PG_DAY}, media_type, sentiment, count(*) from $mentions group by 1, 2, 3`,
      `select emoji, ${PG_TONES}, count(*) from $mentions, unnest(emojis) as emoji group by 1 order by count(*) desc limit 60`,
    ],
  },
  'raw data, newest 50': {
    verb: topicPosts,
    byHand: [shown(PAGE), copies(PAGE), 'SELECT count() FROM $mentions'],
    postgres: [
      'select post_id from $mentions order by published_at desc, post_id desc limit 50',
      'select count(*) from $mentions',
    ],
  },
  'a click on a bar': {
    verb: (environment, actor, input) =>
      chartboxPosts(environment, actor, { ...(input as object), filter: { limit: 25, bucket: { sentiments: ['Negative'] } } }),
    byHand: [shown(CLICKED), copies(CLICKED), "SELECT count() FROM $mentions WHERE sentiment = 'Negative'"],
    postgres: [
      'select post_id from $mentions where sentiment = 2 order by published_at desc, post_id desc limit 25',
      'select count(*) from $mentions where sentiment = 2',
    ],
  },
  'newest and hottest': {
    verb: (environment, actor, input) =>
      topicPostOverview(environment, actor, { ...(input as object), timezoneOffsetMinutes: 480 }),
    byHand: [
      shown(`SELECT post_id FROM $mentions ${NEWEST} LIMIT 5`),
      shown('SELECT post_id FROM $mentions ORDER BY hotvalue DESC NULLS LAST LIMIT 5'),
      'SELECT count() FROM $mentions',
    ],
    postgres: [
      'select post_id from $mentions order by published_at desc, post_id desc limit 5',
      'select post_id from $mentions order by hotvalue desc nulls last limit 5',
    ],
  },
  'filter options': {
    verb: topicFilterOptions,
    byHand: [
      'SELECT media_type, count() FROM $mentions GROUP BY 1',
      'SELECT language, count() FROM $mentions GROUP BY 1',
      'SELECT domain, count() FROM $mentions GROUP BY 1 ORDER BY 2 DESC LIMIT 50',
      'SELECT author_key, count() FROM $mentions GROUP BY 1 ORDER BY 2 DESC LIMIT 50',
      'SELECT label, count() FROM $mentions ARRAY JOIN classifications AS label GROUP BY 1',
      'SELECT entity, count() FROM $mentions ARRAY JOIN entities AS entity GROUP BY 1 ORDER BY 2 DESC LIMIT 50',
      names('count()'),
    ],
    postgres: [
      'select media_type, count(*) from $mentions group by 1',
      'select language, count(*) from $mentions group by 1',
      'select domain, count(*) from $mentions group by 1 order by 2 desc limit 50',
      'select author_key, count(*) from $mentions group by 1 order by 2 desc limit 50',
      'select label, count(*) from $mentions, unnest(classifications) as label group by 1',
      'select entity, count(*) from $mentions, unnest(entities) as entity group by 1 order by 2 desc limit 50',
    ],
  },
  'who answers whom': {
    verb: topicNetwork,
    byHand: [
      `SELECT answer.author_key, parent.author_key, count() FROM (SELECT author_key, parent_key FROM $mentions WHERE parent_key != 0) AS answer
       INNER JOIN (SELECT post_id, author_key FROM $mentions WHERE post_id IN (SELECT parent_key FROM $mentions)) AS parent ON parent.post_id = answer.parent_key
       GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 100`,
    ],
    postgres: [
      `select answer.author_key, parent.author_key, count(*) from $mentions as answer join $mentions as parent on parent.post_id = answer.parent_key
       group by 1, 2 order by 3 desc limit 100`,
    ],
  },
  themes: { verb: topicThemes, byHand: [] },
  'peaks explained': { verb: topicPeaks, byHand: [] },
};

/** What the pages ask for at once. */
export const TABS: Record<string, readonly string[]> = {
  Overview: ['overview', 'themes', 'who', 'newest and hottest'],
  What: ['overview', 'what', 'what, hashtags', 'what, mentions', 'themes'],
  When: ['overview', 'when', 'peaks explained'],
  Who: ['overview', 'who', 'who answers whom'],
  Where: ['overview', 'where'],
  How: ['overview', 'how'],
  'Raw data': ['overview', 'raw data, newest 50'],
};
