/**
 * Understands stored posts anew, a batch at a time: those that an older version of the program has read, and those whose
 * sentiment another engine judged than the one in use. Mentions follow with each batch, so that figures move as it goes.
 * How far it is stands in Postgres: any batch may be the last one of a process, and another carries on.
 *
 * The new row of a post has the version of the old one plus one: whatever arrived in the meantime is newer and stays.
 */
import { z } from 'zod';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { storedRows } from '../../stores/clickhouse/queries/stale-posts.ts';
import { type UnenrichedScope, unenrichedCount, unenrichedPage } from '../../stores/clickhouse/queries/unenriched-posts.ts';
import { readSetting, writeSetting } from '../../stores/postgres/settings.ts';
import { readArrivals } from '../entities/read-arrivals.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import { engineLabel, judgeByEngine } from './judge-by-engine.ts';
import { matchedPost } from './matched-post.ts';
import { BATCH, readAgain, within } from './reread-posts.ts';
import type { Edit } from './retract.ts';
import { storeMentions, storeRows } from './store-rows.ts';
import { BUILT_IN_ENGINE, READING_VERSION, SOURCE_ENGINE } from './text-reader.ts';

const KEY = 'enrich';
/** Kept from the first batch to the last. Another version, engine or time begins anew. */
const begun = z.object({ version: z.number(), engine: z.string(), since: z.string().nullable(), after: z.string() });
type Begun = z.output<typeof begun>;

/** A model judges some tens of posts a second: batches that end within seconds show progress and lose little. */
const ENGINE_BATCH = 200;

export interface EnrichStep {
  /** Understood anew in this step. */
  posts: number;
  /** About how many are still to be. */
  left: number;
  done: boolean;
}

/** `since`: only posts published then or later; null: all. Two that run at once do some of it twice, which changes nothing. */
export async function enrichStep(environment: Environment, since: Date | null): Promise<EnrichStep> {
  const { clickhouse, postgres, sentiment } = environment;
  const place = await placeOf(environment, since);
  const scope = scopeOf(place, since);
  const page = await unenrichedPage(clickhouse, scope, sentiment ? ENGINE_BATCH : BATCH.posts);
  const ids = within(BATCH.size, page);
  const last = ids.at(-1);
  if (last === undefined) {
    await writeSetting(postgres, KEY, null);
    return { posts: 0, left: 0, done: true };
  }
  await enrich(environment, ids, place.engine);
  await writeSetting(postgres, KEY, { ...place, after: last } satisfies Begun);
  return { posts: ids.length, left: await unenrichedCount(clickhouse, { ...scope, after: last }), done: false };
}

async function placeOf({ postgres, sentiment }: Environment, since: Date | null): Promise<Begun> {
  const engine = sentiment ? engineLabel(sentiment) : BUILT_IN_ENGINE;
  const fresh: Begun = { version: READING_VERSION, engine, since: since?.toISOString() ?? null, after: '0' };
  const kept = begun.nullable().parse(await readSetting(postgres, KEY));
  return kept && JSON.stringify({ ...kept, after: '0' }) === JSON.stringify(fresh) ? kept : fresh;
}

function scopeOf({ engine, after }: Begun, since: Date | null): UnenrichedScope {
  const demoEngines = [SOURCE_ENGINE, BUILT_IN_ENGINE, ''];
  const engines = engine === BUILT_IN_ENGINE ? demoEngines : [SOURCE_ENGINE, engine];
  return { readingVersion: READING_VERSION, engines, demoEngines, since, after };
}

async function enrich(environment: Environment, ids: readonly string[], engine: string): Promise<void> {
  const rows: PostRow[] = [];
  const edits: Edit[] = [];
  await inSlices(await storedRows(environment.clickhouse, ids), (stored) => {
    const row: PostRow = { ...stored, ...readAgain(stored, environment.reader, engine), version: stored.version + 1 };
    rows.push(row);
    if (isAskedAnew(stored, row)) edits.push({ post: row, before: matchedPost(stored) });
  });
  await judgeByEngine(
    environment,
    rows.filter((row) => row.demo === 0 && row.sentiment_engine !== engine),
  );
  await storeMentions(environment, await storeRows(environment, rows, edits));
  // What organisations' own names found was compared with what everybody's found before.
  await readArrivals(environment, { mentions: [], edited: rows });
}

/** Whether a query may find it otherwise. */
function isAskedAnew(stored: PostRow, row: PostRow): boolean {
  return stored.tokens !== row.tokens || stored.author_tokens !== row.author_tokens || stored.language !== row.language;
}
