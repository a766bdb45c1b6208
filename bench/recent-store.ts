/** Embedded stores that hold recent posts, imported as people import them, and somebody who may ask about them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { Batches } from '../src/commands/import-batches.ts';
import { storesTarget } from '../src/commands/import-to-stores.ts';
import { readConfig } from '../src/config.ts';
import { type Context, openContext } from '../src/context.ts';
import type { ImportedPost } from '../src/contract/posts.ts';
import type { Actor } from '../src/services/environment.ts';
import { newActor } from './new-actor.ts';
import { recentPosts } from './recent-posts.ts';

const LARGE = 1_000_000;
const PLAN = {
  plan: 'Bench',
  startsAt: new Date('2000-01-01T00:00:00Z'),
  endsAt: new Date('2100-01-01T00:00:00Z'),
  maxTopics: LARGE,
  maxKeywords: LARGE,
  maxKeywordsExclusion: LARGE,
  maxAlerts: 1,
  maxSessions: 0,
  maxDays: 20_000,
};
const ANY_POST = { sql: 'SELECT 1 AS one FROM posts LIMIT 1', row: z.object({ one: z.number() }) };

export interface RecentStore {
  context: Context;
  actor: Actor;
  close(): Promise<void>;
}

/** `folder` keeps the stores for another run, and is filled only when it is empty. */
export function openRecentStore(file: string, posts: number, folder?: string): Promise<RecentStore> {
  return openFilledStore((now) => recentPosts(file, posts, now), folder);
}

export async function openFilledStore(
  posts: (now: Date) => AsyncIterable<ImportedPost[]>,
  folder?: string,
): Promise<RecentStore> {
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const context = await openContext(readConfig({ DATA_DIR: place, LOG_LEVEL: 'error' }));
  if ((await context.clickhouse.query(ANY_POST)).length === 0) {
    const batches = new Batches(storesTarget(context), { timezone: 'UTC', now: context.now(), mapping: {} }, () => undefined);
    for await (const chunk of posts(context.now())) await batches.add({ posts: chunk, rejected: [], size: 0 });
    await batches.end();
  }
  return {
    context,
    actor: await newActor(context, { timezone: '+0800', subscription: PLAN }),
    close: async () => {
      await context.close();
      if (!folder) rmSync(place, { recursive: true, force: true });
    },
  };
}
