/** Pauses a source that the asker follows, or goes on with it; the operator says too what may be spent on it. */
import { operatorChange } from '../../contract/operator-sources.ts';
import { type Source, sourceChange } from '../../contract/sources.ts';
import { findFollow, pauseFollow } from '../../stores/postgres/source-follows.ts';
import { findSource, limitSource } from '../../stores/postgres/sources.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { mustBeLimitable } from './budget-of-source.ts';
import { type Asker, followedSource, followerOf, hastenFor, mayFollow } from './followed-source.ts';

/**
 * Throws not_found for what the asker does not follow by himself, conflict for a budget that would limit nothing. What goes on, and what
 * has another budget, is asked as soon as it may be; what is not changed, when it was to be.
 */
export async function changeSource(environment: Environment, asker: Asker, input: unknown): Promise<Source> {
  await mayFollow(environment, asker);
  const { sourceId, paused, ...limits } = parseInput(asker === 'operator' ? operatorChange : sourceChange, input);
  const follower = followerOf(asker);
  await environment.postgres.transaction(async (transaction) => {
    if (!(await findFollow(transaction, follower, sourceId))) throw notFound('source');
    if (paused !== undefined) await pauseFollow(transaction, follower, sourceId, paused);
    const isLimited = Object.keys(limits).length > 0;
    if (isLimited) {
      const source = await findSource(transaction, sourceId);
      if (source) mustBeLimitable(source.kind, limits);
      await limitSource(transaction, sourceId, limits);
    }
    await recordAct(transaction, { act: 'source_changed', by: asker, at: environment.now(), detail: { source: sourceId } });
    if (paused === false || (isLimited && !paused)) await hastenFor(asker, transaction, sourceId, environment.now());
  });
  return followedSource(environment, asker, sourceId);
}
