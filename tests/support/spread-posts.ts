/**
 * Posts that have to do with each other wherever they lie: answers, conversations, copies of a text, authors with several; edited, sent
 * again, corrected, tagged, hidden, read by own names. All by their number, so that every run has the same.
 */
import { preparePost } from '../../src/services/mentions/prepare-post.ts';
import type { ClickHouse } from '../../src/stores/clickhouse/client.ts';
import { type Membership, mentionLines, tombstone, writtenMentions } from '../../src/stores/clickhouse/mention-row.ts';
import type { PostRow } from '../../src/stores/clickhouse/post-row.ts';
import { importedPostOf } from './post.ts';
import { shippedTextReader } from './text-reader.ts';

const COUNT = 160;
const FIRST = Date.parse('2026-03-01T00:00:00.000Z');
const HOUR = 3_600_000;
const TEXTS = [
  'Ferry late #pier 😀 @harbour',
  'Ferries love Hong Kong #pier #tea',
  'Nobody loves tea 😡 in London',
  'ferrymen sing',
];
export const SPREAD = {
  organisationId: 1,
  topicId: 1,
  otherTopicId: 2,
  revision: 1,
  start: new Date(FIRST),
  end: new Date(FIRST + COUNT * HOUR),
};

export interface SpreadPosts {
  rows: readonly PostRow[];
  ids: string[];
  authors: string[];
}

export async function storeSpreadPosts(clickhouse: ClickHouse): Promise<SpreadPosts> {
  const rows = Array.from({ length: COUNT }, (_, at) => spreadPost(at));
  const again = rows.filter((_, at) => at % 5 === 0).map((row) => ({ ...row, likes: (row.likes ?? 0) + 3, version: 200 }));
  const edited = rows
    .filter((_, at) => at % 9 === 0)
    .map((row, at) => ({ ...spreadPost(rows.indexOf(row), `edited ${TEXTS[at % TEXTS.length]}`), version: 300 }));
  await clickhouse.insert('posts', rows);
  await clickhouse.insert(
    'edited_posts',
    edited.map(({ id, version }) => ({ id, version })),
  );
  await clickhouse.insert('posts', again);
  await clickhouse.insert('posts', edited);
  const newest = [...new Map([...rows, ...again, ...edited].map((row) => [row.id, row])).values()];
  const membership = { topicId: SPREAD.topicId, revision: SPREAD.revision };
  const other = { topicId: SPREAD.otherTopicId, revision: SPREAD.revision };
  const store = (found: readonly PostRow[], one: Membership) =>
    clickhouse.insert(
      'mentions',
      writtenMentions(
        found.flatMap((row) => mentionLines(row, [one])),
        new Set([one.topicId]),
      ),
    );
  await store(rows, membership);
  await store(
    newest.filter(({ version }) => version > 1),
    membership,
  );
  await store(
    newest.filter((_, at) => at % 3 === 0),
    other,
  );
  await clickhouse.insert(
    'mentions',
    rows
      .slice(-9)
      .map((row) =>
        tombstone({ published_at: row.published_at, post_id: row.id, media_type: row.media_type, version: 400 }, membership),
      ),
  );
  await storeOrganisation(clickhouse, newest);
  return { rows: newest, ids: newest.map(({ id }) => id), authors: [...new Set(newest.map(({ author_key }) => author_key))] };
}

function spreadPost(at: number, text = TEXTS[at % TEXTS.length]): PostRow {
  const imported = importedPostOf({
    id: `p${at}`,
    media_type: at % 3 === 0 ? 'news' : 'facebook',
    published_at: new Date(FIRST + at * HOUR).toISOString(),
    title: at % 10 === 0 ? 'Ferry news' : '',
    content: at % 6 === 0 ? (text ?? '') : `${text} number${at}`,
    author: `author${at % 13}`,
    author_name: `Ann ${at % 13}`,
    author_followers: at % 4 === 0 ? null : 10 * at,
    url: `https://site${at % 7}.example/${at}`,
    channel: `channel${at % 3}`,
    kind: at % 4 === 1 ? 'comment' : 'post',
    // Of the same media type, or it would be nobody's.
    ...(at > 10 && at % 4 === 1 && { parent_id: `p${at - 6}`, thread_id: `p${at % 6}` }),
    likes: at % 8 === 0 ? null : at % 11,
    comments: at % 3,
    shares: at % 2,
    reactions: at % 3 === 0 ? null : { loves: at % 4, hahas: 1 },
    lang: at % 5 === 0 ? 'zh' : 'en',
  });
  return { ...preparePost(imported, at % 20 === 7, shippedTextReader()), tokens_version: at % 15 === 2 ? 0 : 1, version: 1 };
}

async function storeOrganisation(clickhouse: ClickHouse, rows: readonly PostRow[]): Promise<void> {
  const own = { organisation_id: SPREAD.organisationId, version: 500, is_deleted: 0 };
  const every = (step: number) => rows.filter((_, at) => at % step === 1).map(({ id }) => id);
  await clickhouse.insert(
    'sentiment_corrections',
    every(6).map((post_id) => ({ ...own, post_id, sentiment: 'Mixed' })),
  );
  await clickhouse.insert(
    'post_tags',
    every(7).map((post_id) => ({ ...own, post_id, tags: ['seen', 'pier'] })),
  );
  await clickhouse.insert(
    'organisation_entities',
    every(8).map((post_id) => ({ ...own, post_id, entities: ['product Ours'] })),
  );
  const [first] = rows;
  if (!first) throw new Error('no posts');
  await clickhouse.insert(
    'hidden_mentions',
    [
      { kind: 'post', key: rows[20]?.id, site: '' },
      { kind: 'author', key: first.author_key, site: '' },
      { kind: 'site', key: '0', site: 'site3.example' },
    ].map((hidden) => ({ ...own, topic_id: SPREAD.topicId, ...hidden })),
  );
  await clickhouse.insert('reread_posts', [{ tokens_version: 0, below: '9000000000000000000' }]);
}
