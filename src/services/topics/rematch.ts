/**
 * Brings topics and stored posts together again after the text reading of the program changed, in steps: first the posts are
 * read again, then every topic is searched again. How far it is stands in the stores, so any step may be the last one of a
 * process, and another carries on.
 */
import { z } from 'zod';
import { readSetting, writeSetting } from '../../stores/postgres/settings.ts';
import { topicsAfter } from '../../stores/postgres/topics.ts';
import type { Environment } from '../environment.ts';
import { type RereadBatch, rereadPosts, stalePosts } from '../mentions/reread-posts.ts';
import { renewRevision } from './renew-revision.ts';

const KEY = 'rematch';
/** Kept from before the first post is read until the last topic is sent. `after`: topics up to this id are sent. */
const begun = z.object({ after: z.number() });

const TOPICS_PER_STEP = 50;

export interface RematchState {
  /** Stored posts that an older version has read. */
  stalePosts: number;
  /** Whether there is anything left to do: posts to be read, or topics to be searched. */
  needed: boolean;
}

export async function rematchState(environment: Environment): Promise<RematchState> {
  const stale = await stalePosts(environment);
  return { stalePosts: stale, needed: stale > 0 || (await readBegun(environment)) !== null };
}

/** What this step did; `done` when nothing is left. Two that run at once do some of it twice, which changes nothing. */
export async function rematchStep(
  environment: Environment,
  batch?: RereadBatch,
): Promise<{ posts: number; topics: number; done: boolean }> {
  const { postgres } = environment;
  if (!(await readBegun(environment))) {
    if ((await stalePosts(environment)) === 0) return { posts: 0, topics: 0, done: true };
    await writeSetting(postgres, KEY, { after: 0 } satisfies z.input<typeof begun>);
  }
  const posts = await rereadPosts(environment, batch);
  if (posts > 0) return { posts, topics: 0, done: false };
  const topics = await searchPage(environment);
  if (topics === 0) await writeSetting(postgres, KEY, null);
  return { posts: 0, topics, done: topics === 0 };
}

/** The place is kept in the transaction of the searches: none is left out, and none is sent twice. */
async function searchPage(environment: Environment): Promise<number> {
  const after = (await readBegun(environment))?.after ?? 0;
  const page = await topicsAfter(environment.postgres, after, TOPICS_PER_STEP);
  const last = page.at(-1);
  if (!last) return 0;
  await environment.postgres.transaction(async (transaction) => {
    for (const topic of page) await renewRevision(environment, transaction, topic);
    await writeSetting(transaction, KEY, { after: last.topicId } satisfies z.input<typeof begun>);
  });
  return page.length;
}

async function readBegun({ postgres }: Environment): Promise<z.output<typeof begun> | null> {
  return begun.nullable().parse(await readSetting(postgres, KEY));
}
