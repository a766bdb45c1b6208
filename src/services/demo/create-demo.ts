/**
 * Adds the demo content, or carries it on: after a kill from where it stopped, on a later day up to that day. Topics
 * come first, so that a person sees that something is on its way; they count as being searched until all posts are stored,
 * so that nobody takes half their figures for all. Nothing is made twice, and what was removed stays removed.
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { DEMO_DAYS, generateDemoPosts } from '../../engine/demo/generate-demo-posts.ts';
import { addDays, dayOf, startOfDay } from '../../engine/demo/rhythm.ts';
import { deleteDemoPosts } from '../../stores/clickhouse/delete-demo.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { demoTopics } from '../../stores/postgres/topics.ts';
import { getSubscriptions } from '../accounts/get-subscription.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { type PresentDemo, readDemoState, readStoredTo, writeDemoState, writeStoredTo } from './demo-state.ts';
import { demoTopicInputs } from './demo-topics.ts';

const SEED = 'earshot';
const BATCH = 4000;
const DAY = 24 * 60 * 60 * 1000;
/** Whose posts come with a sentiment, as press services and reviews do. All others are scored, as what people import mostly is. */
const RATED: ReadonlySet<MediaType> = new Set(['news', 'blog']);

export interface DemoAdded {
  /** `removed`: somebody removed it and did not ask again. `occupied`: other posts are stored and nobody asked. */
  outcome: 'added' | 'removed' | 'occupied' | 'stopped';
  posts: number;
  mentions: number;
}

export interface DemoOptions {
  /** A person asks for it: also after a removal, and beside posts that are already stored. */
  asked?: boolean;
  /** How far back a new demo goes. Default: DEMO_DAYS. */
  days?: number;
  /** Between two batches; what is missing comes with the next call. */
  stop?: AbortSignal;
  /** `done` of 1: how much of the time up to now is stored. */
  onProgress?(done: number, posts: number): void;
}

/** `actor`: in whose organisation the demo's topics are made when the demo is new. */
export async function createDemo(environment: Environment, actor: Actor, options: DemoOptions = {}): Promise<DemoAdded> {
  const found = await readDemoState(environment);
  let state = found?.state === 'present' ? found : null;
  if (!state) {
    if (found && !options.asked) return { outcome: 'removed', posts: 0, mentions: 0 };
    if (!options.asked && (await latestArrival(environment.clickhouse))) return { outcome: 'occupied', posts: 0, mentions: 0 };
    state = await begin(environment, actor, options.days ?? DEMO_DAYS);
  }
  if (!state.topicsMade) {
    await makeTopics(environment, { ...actor, organisationId: state.organisationId }, state);
    await writeDemoState(environment.postgres, { ...state, topicsMade: true });
  }
  return storePosts(environment, state, options);
}

async function begin(environment: Environment, actor: Actor, days: number): Promise<PresentDemo> {
  const state: PresentDemo = {
    state: 'present',
    seed: SEED,
    createdOn: dayOf(environment.now(), actor.timezone),
    days,
    timezone: actor.timezone,
    organisationId: actor.organisationId,
    topicsMade: false,
  };
  await writeStoredTo(environment.postgres, null);
  await writeDemoState(environment.postgres, state);
  return state;
}

/** A topic that the plan or a taken name forbids is left out: the posts are worth having without it. */
async function makeTopics(environment: Environment, actor: Actor, { createdOn, days, timezone }: PresentDemo): Promise<void> {
  const [plan] = await getSubscriptions(environment, actor);
  const longest = Math.min(366, plan?.maxDays ?? 0);
  const first = addDays(createdOn, 1 - days);
  const startsAt = new Date(startOfDay(first, timezone));
  const whole = startOfDay(addDays(first, longest), timezone);
  const endsAt = new Date(Math.min(whole, Date.parse(plan?.endsAt ?? '') || whole));
  for (const input of demoTopicInputs(startsAt, endsAt)) {
    try {
      await createTopic(environment, actor, input, { demo: true, searchLater: true });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      environment.log.warn({ topic: input.name, code: error.code, fields: error.detail.fields }, 'a demo topic was left out');
    }
  }
}

async function storePosts(environment: Environment, state: PresentDemo, options: DemoOptions): Promise<DemoAdded> {
  const { postgres, clickhouse } = environment;
  const now = environment.now();
  const { seed, createdOn, days, timezone } = state;
  const after = (await readStoredTo(postgres)) ?? undefined;
  const from = after?.getTime() ?? now.getTime() - days * DAY;
  const added: DemoAdded = { outcome: 'added', posts: 0, mentions: 0 };
  for (const batch of batches(generateDemoPosts({ seed, now, timezone, createdOn, days, ...(after && { after }) }))) {
    if (options.stop?.aborted) return { ...added, outcome: 'stopped' };
    const stored = await ingestPosts(environment, batch, { demo: true });
    // Whoever removes says so before deleting, so one of us two deletes this last batch.
    if ((await readDemoState(environment))?.state !== 'present') {
      await deleteDemoPosts(clickhouse);
      return { ...added, outcome: 'removed' };
    }
    added.posts += stored.posts;
    added.mentions += stored.mentions;
    const reached = Date.parse(batch.at(-1)?.published_at ?? '');
    // The next post may have the same time as the last of this batch.
    await writeStoredTo(postgres, new Date(reached - 1));
    options.onProgress?.(Math.min(1, (reached - from) / Math.max(1, now.getTime() - from)), added.posts);
  }
  await writeStoredTo(postgres, now);
  await searchTopics(environment);
  return added;
}

async function searchTopics({ postgres, jobs }: Environment): Promise<void> {
  for (const { topicId, buildingRevision: revision } of await demoTopics(postgres))
    if (revision !== null) await jobs.send('backfill', { topicId, revision });
}

function* batches(posts: Iterable<ImportedPost>): Iterable<ImportedPost[]> {
  let batch: ImportedPost[] = [];
  for (const post of posts) {
    batch.push(RATED.has(post.media_type) && post.kind === 'post' ? post : { ...post, sentiment: null });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
