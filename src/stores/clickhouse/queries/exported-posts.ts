/**
 * All posts behind the mentions of a scope, a column for each that a file has: as the lines of a CSV file, or as values. In the order
 * of the list on screen, and of one moment: what arrives while it is read is not in it.
 */
import { EXPORTED_COLUMNS, type ExportedColumn } from '../../../contract/exports.ts';
import type { PostSort } from '../../../contract/filter.ts';
import { HANDLE } from '../author-handle.ts';
import type { BoundValues } from '../bound-values.ts';
import type { ClickHouse, StreamedQuestion } from '../client.ts';
import { hasOwnEntities, OWN_ENTITIES, STANDING_ENTITIES } from '../organisation-entities.ts';
import { TAGGED } from '../post-tags.ts';
import { IS_CORRECTED, STANDING_SENTIMENT } from '../sentiment-corrections.ts';
import { onEachShard } from '../shard-scope.ts';
import { aheadOnClock } from './clock.ts';
import { keptBy, POST_ORDER } from './mention-page.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

/** Between the items of a list. */
const BETWEEN = "'; '";
const list = (column: string) => `arrayStringConcat(${column}, ${BETWEEN})`;
/** As a filter names them: `place:Hong Kong`. */
const NAMED = list(
  "arrayMap(entity -> concat(substringIndex(entity, ' ', 1), ':', substring(entity, position(entity, ' ') + 1)), entities)",
);

const TEXTS = {
  authorName: 'author_name',
  author: 'author',
  authorHandle: HANDLE,
  authorUrl: 'author_url',
  title: 'title',
  content: 'content',
  url: 'url',
  domain: 'domain',
  channel: 'channel',
  language: 'language',
  classifications: list('classifications'),
  entities: NAMED,
  hashtags: list('hashtags'),
  mentions: list('handles'),
  keywords: list('keywords'),
  nativeId: 'native_id',
  parentId: 'parent_id',
  threadId: 'thread_id',
  tags: 'written_tags',
} as const satisfies Partial<Record<ExportedColumn, string>>;

function isText(column: ExportedColumn): column is keyof typeof TEXTS {
  return column in TEXTS;
}

/** Of `ahead`, the seconds by which the clock is ahead of UTC. */
const OFFSET =
  "concat('UTC', if(ahead < 0, '-', '+'), leftPad(toString(intDiv(abs(ahead), 3600)), 2, '0'), ':', leftPad(toString(intDiv(abs(ahead), 60) % 60), 2, '0'))";

/** Numbers and names of closed lists. `id` is one that no spreadsheet holds, and so text. */
const FACTS: Record<Exclude<ExportedColumn, keyof typeof TEXTS | 'published'>, string> = {
  utcOffset: OFFSET,
  mediaType: 'media_type',
  kind: 'kind',
  followers: 'author_followers',
  likes: 'likes',
  dislikes: 'dislikes',
  comments: 'comments',
  shares: 'shares',
  views: 'views',
  engagement: 'engagement',
  hotvalue: 'hotvalue',
  sentiment: "if(sentiment = 'none', NULL, toString(sentiment))",
  sentimentScore: 'score',
  id: 'toString(post_id)',
};

/** What a spreadsheet would take for a formula: full-width signs too, and whatever it skips before them. */
const FORMULA = String.raw`'^[\\s\\x{200B}\\x{FEFF}]*[=+\\-@＝＋－＠]|^[\\t\\r\\n]'`;

/** How a column stands in the file. Of a CSV file only the rows end with CR LF, so that they can be counted. */
const WRITTEN: Record<StreamedQuestion['format'], { text(expression: string): string; time: string }> = {
  CSV: {
    text: (text) => String.raw`concat(if(match(${text}, ${FORMULA}), '\'', ''), replaceRegexpAll(${text}, '\\r\\n?', '\n'))`,
    time: "toString(toDateTime(published, 'UTC'))",
  },
  /** Times as seconds since 1970 that the clock shows. */
  JSONCompactEachRow: { text: (text) => text, time: 'published' },
};

export interface ExportedPosts {
  scope: MentionScope;
  sort: PostSort;
  format: StreamedQuestion['format'];
  /** How the organisation writes its tags, by their keys. */
  tags: ReadonlyMap<string, string>;
}

/** Minutes for whoever takes them slowly. */
const SECONDS = 60 * 60;
const BYTES = 1_500_000_000;

export async function* exportedPosts(
  clickhouse: ClickHouse,
  { scope, sort, format, tags }: ExportedPosts,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const mentions = mentionsIn(scope, { kept: keptBy(scope, sort) });
  const isOwn = await hasOwnEntities(clickhouse, scope.organisationId);
  const { text, time } = WRITTEN[format];
  const columns = EXPORTED_COLUMNS.map((column) => {
    if (column === 'published') return time;
    return isText(column) ? text(TEXTS[column]) : FACTS[column];
  });
  const sentiment = scope.corrected ? STANDING_SENTIMENT : 'mentions.sentiment';
  const score = scope.corrected ? `if(${IS_CORRECTED}, NULL, sentiment_score)` : 'sentiment_score';
  const ahead = aheadOnClock(scope.clock, mentions.values);
  const sql = `
    SELECT ${columns.join(',\n')}
    FROM ${onEachShard(`
      SELECT mentions.post_id AS post_id, mentions.* EXCEPT (post_id) REPLACE (${sentiment} AS sentiment${isOwn ? `, ${STANDING_ENTITIES} AS entities` : ''}), ${score} AS score, ${writtenTags(tags, mentions.values)} AS written_tags, ${ahead} AS ahead, toInt64(toUInt32(published_at)) + ahead AS published
      FROM (SELECT *, id AS post_id FROM posts FINAL WHERE id IN (SELECT post_id FROM ${mentions.sql})) AS mentions
      ${isOwn ? OWN_ENTITIES : ''}
      ${tags.size > 0 ? `LEFT ANY JOIN ${TAGGED} AS tagged ON tagged.post_id = mentions.post_id` : ''}
    `)}
    ORDER BY ${POST_ORDER[sort].forward}`;
  yield* clickhouse.stream({ sql, format, seconds: SECONDS, bytes: BYTES }, mentions.params, signal);
}

/** Whoever has none pays for none. */
function writtenTags(tags: ExportedPosts['tags'], values: BoundValues): string {
  if (tags.size === 0) return "''";
  const written = `transform(tag, ${values.texts([...tags.keys()])}, ${values.texts([...tags.values()])}, tag)`;
  return list(`arrayMap(tag -> ${written}, tagged.tags)`);
}
