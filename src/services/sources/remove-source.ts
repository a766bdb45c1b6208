/** Follows a source no more. Its posts stay, and others who follow it go on. */
import { removeSource as endpoint } from '../../contract/sources.ts';
import { deleteFollow } from '../../stores/postgres/source-follows.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { type Asker, followerOf, mayFollow } from './followed-source.ts';

/** Throws not_found for what the asker does not follow by himself. */
export async function removeSource(environment: Environment, asker: Asker, input: unknown): Promise<void> {
  await mayFollow(environment, asker);
  const { sourceId } = parseInput(endpoint.input, input);
  await environment.postgres.transaction(async (transaction) => {
    if (!(await deleteFollow(transaction, followerOf(asker), sourceId))) throw notFound('source');
    await recordAct(transaction, { act: 'source_removed', by: asker, at: environment.now(), detail: { source: sourceId } });
  });
}
