/**
 * Understands stored posts anew, a batch at a time: those that an older version of the program has read, and those whose
 * sentiment another engine judged than the one in use. Mentions follow with each batch, so that figures move as it goes.
 *
 * How far it is stands in Postgres, with the batch at hand: that one is stored in several steps, and is done again as a whole
 * where it was cut off. The new row of a post has the version of the old one plus one, and a post that arrived again in the
 * meantime is left alone.
 */
import { z } from 'zod';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { storedRows } from '../../stores/clickhouse/queries/stale-posts.ts';
import { type UnenrichedScope, unenrichedCount, unenrichedPage } from '../../stores/clickhouse/queries/unenriched-posts.ts';
import { readSetting, writeSetting } from '../../stores/postgres/settings.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { inSlices } from './in-slices.ts';
import { inTurn } from './in-turn.ts';
import { judge } from './judge-by-engine.ts';
import { matchedPost } from './matched-post.ts';
import { BATCH, readAgain, within } from './reread-posts.ts';
import type { Edit } from './retract.ts';
import { BUILT_IN_ENGINE, engineLabel, SOURCE_ENGINE, unansweredLabel } from './sentiment-by.ts';
import { storeMentions, storeRows } from './store-rows.ts';
import { READING_VERSION } from './text-reader.ts';

/** Kept from the first batch to the last, for each engine and time by itself. Another version begins anew. */
const begun = z.object({
  version: z.number(),
  /** Posts there were to be done at the beginning. */
  total: z.number(),
  read: z.number(),
  /** Ids up to this one are done. */
  after: z.string(),
  /** The batch at hand. */
  doing: z.array(z.string()),
});
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

/**
 * `since`: only posts published then or later; null: all. Two that run at once do some of it twice, to the same end.
 * @throws ServiceError `upstream` where the engine fails; what is stored stays as it was, and the next step tries again.
 */
export async function enrichStep(environment: Environment, since: Date | null): Promise<EnrichStep> {
  const { clickhouse, postgres, sentiment } = environment;
  const engine = sentiment ? engineLabel(sentiment) : BUILT_IN_ENGINE;
  const key = `enrich ${engine} since ${since?.toISOString() ?? 'ever'}`;
  const scope = scopeOf(engine, since);
  const place = (await readPlace(environment, key)) ?? { ...BEGINNING, total: await unenrichedCount(clickhouse, scope) };
  const next = () => unenrichedPage(clickhouse, { ...scope, after: place.after }, sentiment ? ENGINE_BATCH : BATCH.posts);
  const ids = place.doing.length > 0 ? place.doing : within(BATCH.size, await next());
  const last = ids.at(-1);
  if (last === undefined) {
    await writeSetting(postgres, key, null);
    return { posts: 0, left: 0, done: true };
  }
  await writeSetting(postgres, key, { ...place, doing: ids } satisfies Begun);
  await enrich(environment, ids, engine);
  const read = place.read + ids.length;
  await writeSetting(postgres, key, { ...place, read, after: last, doing: [] } satisfies Begun);
  return { posts: ids.length, left: Math.max(0, place.total - read), done: false };
}

const BEGINNING: Begun = { version: READING_VERSION, total: 0, read: 0, after: '0', doing: [] };

async function readPlace({ postgres }: Environment, key: string): Promise<Begun | null> {
  const kept = begun.nullable().parse(await readSetting(postgres, key));
  return kept?.version === READING_VERSION ? kept : null;
}

function scopeOf(engine: string, since: Date | null): UnenrichedScope {
  const demoEngines = [SOURCE_ENGINE, BUILT_IN_ENGINE, ''];
  const engines = engine === BUILT_IN_ENGINE ? demoEngines : [SOURCE_ENGINE, engine, unansweredLabel(engine)];
  return { readingVersion: READING_VERSION, engines, demoEngines, since, after: '0' };
}

async function enrich(environment: Environment, ids: readonly string[], engine: string): Promise<void> {
  const before = await storedRows(environment.clickhouse, ids);
  const anew: PostRow[] = [];
  await inSlices(before, (stored) => {
    anew.push({ ...stored, ...readAgain(stored, environment.reader, engine), version: stored.version + 1 });
  });
  await judgeAll(environment, anew, engine);
  const stored = await inTurn(environment.clickhouse, async () => {
    const known = await knownPosts(environment.clickhouse, ids);
    const versions = new Map(known.map(({ post, version }) => [post, version]));
    const rows = anew.filter((row) => versions.get(row.id) === row.version - 1);
    const olds = new Map(before.map((row) => [row.id, row]));
    const edits = rows.flatMap((post): Edit[] => {
      const old = olds.get(post.id);
      return old && isAskedAnew(old, post) ? [{ post, before: matchedPost(old) }] : [];
    });
    const retractedFor = await storeRows(environment, edits, () => environment.clickhouse.insert('posts', rows));
    return { rows, edits, retractedFor, posts: rows.map((row) => ({ matched: matchedPost(row), row: () => row })) };
  });
  // What organisations' own names found was compared with what everybody's found before.
  await storeMentions(environment, stored, stored.rows);
}

async function judgeAll({ sentiment, reader }: Environment, rows: readonly PostRow[], engine: string): Promise<void> {
  if (!sentiment) return;
  const due = rows.filter((row) => row.demo === 0 && ![SOURCE_ENGINE, engine].includes(row.sentiment_engine));
  try {
    await judge(sentiment, due, reader);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('upstream', `the sentiment engine failed, and the posts stay as they were: ${reason}`);
  }
}

/** Whether a query may find it otherwise. */
function isAskedAnew(stored: PostRow, row: PostRow): boolean {
  return stored.tokens !== row.tokens || stored.author_tokens !== row.author_tokens || stored.language !== row.language;
}
