/** Pauses a source that the asker follows, or goes on with it: then it is asked at once. */
import { type Source, sourceChange } from '../../contract/sources.ts';
import { pauseFollow } from '../../stores/postgres/source-follows.ts';
import { hastenSource } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { type Asker, followedSource, followerOf, mayFollow } from './followed-source.ts';

/** Throws not_found for what the asker does not follow by himself. */
export async function changeSource(environment: Environment, asker: Asker, input: unknown): Promise<Source> {
  await mayFollow(environment, asker);
  const { sourceId, paused } = parseInput(sourceChange, input);
  await environment.postgres.transaction(async (transaction) => {
    if (!(await pauseFollow(transaction, followerOf(asker), sourceId, paused))) throw notFound('source');
    if (!paused) await hastenSource(transaction, sourceId, environment.now());
  });
  return followedSource(environment, asker, sourceId);
}
