/**
 * Brings restored stores to what their newest state means: copies of what Postgres keeps are made anew from it, posts that arrived while the
 * backup was made are matched again, and what was searched or read meanwhile is sent to be searched and read again.
 */
import { z } from 'zod';
import type { BackupManifest } from '../../contract/backup.ts';
import { tombstone } from '../../stores/clickhouse/mention-row.ts';
import { storedRows } from '../../stores/clickhouse/queries/stale-posts.ts';
import { arrivedSince, mentionsOfPosts } from '../../stores/clickhouse/whole-tables.ts';
import { nextChangeNumber } from '../../stores/postgres/change-numbers.ts';
import { correctedPosts, hiddenKeys, taggedPosts } from '../../stores/postgres/copied-keys.ts';
import { raiseEntityVersion } from '../../stores/postgres/entity-lists.ts';
import { QUEUE_NAMES, type QueueName } from '../../stores/postgres/jobs.ts';
import { topicsAfter } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { copyCorrections } from '../mentions/copy-corrections.ts';
import { matchedPost } from '../mentions/matched-post.ts';
import { standingMatcher } from '../mentions/standing-matcher.ts';
import { storeMentions } from '../mentions/store-rows.ts';
import { renewRevision } from '../topics/renew-revision.ts';
import { copyHidden } from '../triage/copy-hidden.ts';
import { copyTags } from '../triage/copy-tags.ts';
import { readMembers } from './archive.ts';
import { unpackLines } from './parts.ts';
import { JOBS } from './read-postgres.ts';

export interface Settled {
  /** Posts that were matched again. */
  matched: number;
  topicsToSearch: number;
  jobs: number;
}

const POSTS_AT_ONCE = 5000;

export async function settleRestored(environment: Environment, file: string, manifest: BackupManifest): Promise<Settled> {
  await copyAll(environment);
  const matched = await matchArrived(environment, manifest.arrivedFrom);
  await readAgain(environment, manifest.organisationsToRead);
  const topicsToSearch = await searchAgain(environment, new Set(manifest.topicsToSearch));
  return { matched, topicsToSearch, jobs: await sendJobs(environment, file) };
}

async function copyAll(environment: Environment): Promise<void> {
  const { postgres } = environment;
  const number = await postgres.transaction((transaction) => nextChangeNumber(transaction));
  for await (const posts of correctedPosts(postgres)) await copyCorrections(environment, { ...posts, number });
  for await (const posts of taggedPosts(postgres)) await copyTags(environment, { ...posts, number });
  for await (const keys of hiddenKeys(postgres)) await copyHidden(environment, { ...keys, number });
}

/** Their mentions were read before they were: of the text of before, or not at all. */
async function matchArrived(environment: Environment, version: string): Promise<number> {
  const { clickhouse } = environment;
  let matched = 0;
  let after = '0';
  for (;;) {
    const page = await arrivedSince(clickhouse, { version, after, limit: POSTS_AT_ONCE });
    const last = page.at(-1);
    if (!last) return matched;
    const ids = page.map(({ post }) => post);
    const rows = await storedRows(clickhouse, ids);
    const matcher = await standingMatcher(environment);
    const standing = new Set(
      rows.flatMap((row) =>
        matcher.memberships(matchedPost(row)).map((one) => `${one.topicId} ${one.revision} ${row.published_at} ${row.id}`),
      ),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const untrue = (await mentionsOfPosts(clickhouse, ids)).flatMap(({ topicId, revision, publishedAt, post }) => {
      const row = byId.get(post);
      if (!row || standing.has(`${topicId} ${revision} ${publishedAt} ${post}`)) return [];
      const { media_type, version } = row;
      return [tombstone({ published_at: publishedAt, post_id: post, media_type, version }, { topicId, revision })];
    });
    await clickhouse.insert('mentions', untrue);
    const posts = rows.map((row) => ({ matched: matchedPost(row), row: () => row }));
    await storeMentions(environment, { posts, edits: [], retractedFor: null }, rows);
    matched += rows.length;
    after = last.post;
  }
}

async function readAgain(environment: Environment, organisations: readonly number[]): Promise<void> {
  const now = environment.now();
  for (const organisationId of organisations)
    await environment.postgres.transaction(async (transaction) => {
      await raiseEntityVersion(transaction, organisationId, now);
      await environment.jobs.send('entities', { organisationId }, { transaction });
    });
}

async function searchAgain(environment: Environment, wanted: ReadonlySet<number>): Promise<number> {
  if (wanted.size === 0) return 0;
  const { postgres } = environment;
  const topics = (await topicsAfter(postgres, 0, Number.MAX_SAFE_INTEGER)).filter(({ topicId }) => wanted.has(topicId));
  for (const topic of topics) await postgres.transaction((transaction) => renewRevision(environment, transaction, topic));
  return topics.length;
}

const job = z.object({ queue: z.string(), data: z.unknown(), startAfter: z.string() });

async function sendJobs({ jobs, now }: Environment, file: string): Promise<number> {
  let sent = 0;
  for await (const member of readMembers(file, (name) => name.startsWith(JOBS))) {
    for (const line of (await unpackLines(member)).toString().split('\n').filter(Boolean)) {
      const { queue, data, startAfter } = job.parse(JSON.parse(line));
      const known = QUEUE_NAMES.find((name) => name === queue);
      if (!known) continue;
      const delay = Math.max(0, Math.ceil((Date.parse(startAfter) - now().getTime()) / 1000));
      await jobs.send(known, data as Parameters<typeof jobs.send<QueueName>>[1], { delay });
      sent += 1;
    }
  }
  return sent;
}
