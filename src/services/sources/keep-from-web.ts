/** Stores what somebody has found on the web, as if a source had brought it: standing topics get it, and everybody finds it. */
import type { z } from 'zod';
import { keepResults } from '../../contract/web-search.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { parseInput } from '../parse.ts';
import { storeReading } from './store-reading.ts';
import { readResults } from './web-result.ts';

type Kept = z.output<typeof keepResults.output>['data'];

/** Throws invalid, forbidden without a plan, not_found for a result that is not ours or too old. */
export async function keepFromWeb(environment: Environment, actor: Actor, input: unknown): Promise<Kept> {
  await mayWrite(environment, actor);
  const { results } = parseInput(keepResults.input, input);
  const found = await readResults(environment, actor, results);
  // Given several times, stored once.
  const posts = [...new Map(found.map(({ post }) => [`${post.media_type} ${post.id}`, post])).values()];
  const undated = new Set(found.filter(({ isDated }) => !isDated).map(({ post }) => post.id));
  const { mentions } = await storeReading(environment, { posts, undated }, '', new AbortController().signal);
  return { ids: posts.map(({ media_type, id }) => postId(media_type, id)), mentions };
}
