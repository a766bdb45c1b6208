/** Topics of a million mentions each, made as people make them: posts imported, topics created, their posts searched. */
import { z } from 'zod';
import type { Context } from '../src/context.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import type { Actor } from '../src/services/environment.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { runAll } from '../src/workers/runner.ts';
import { ALL_POSTS } from './all-posts.ts';
import { openFilledStore, type RecentStore } from './recent-store.ts';
import { socialPosts } from './social-posts.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOPICS = 10;

export interface AnalysisStore extends RecentStore {
  /** The topic that is asked about, one of TOPICS alike. */
  id: string;
}

export async function openAnalysisStore(file: string, posts: number, folder?: string): Promise<AnalysisStore> {
  const store = await openFilledStore((now) => socialPosts(file, posts, now), folder);
  for (let made = await topicCount(store.context); made < TOPICS; made++) await newTopic(store.context, store.actor, made);
  await runAll(store.context, store.context.now());
  const { id } = await newTopic(store.context, store.actor, TOPICS);
  await runAll(store.context, store.context.now());
  return { ...store, id };
}

function newTopic(context: Context, actor: Actor, number: number): Promise<{ id: string }> {
  const now = context.now().getTime();
  return createTopic(context, actor, {
    name: `Topic ${number}`,
    startsAt: new Date(now - 365 * DAY).toISOString(),
    endsAt: new Date(now + DAY).toISOString(),
    mediaTypes: MEDIA_TYPES,
    keywordInputMode: 'advanced',
    inclusion: ALL_POSTS,
    exclusion: '',
  });
}

async function topicCount({ clickhouse }: Context): Promise<number> {
  const row = z.object({ topics: z.number() });
  const [found] = await clickhouse.query({ sql: 'SELECT uniqExact(topic_id) AS topics FROM mentions', row });
  return found?.topics ?? 0;
}
