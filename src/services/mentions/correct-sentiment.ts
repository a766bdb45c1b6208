/**
 * Sets, or takes back, what the actor's organisation says the sentiment of some posts is. When it resolves, lists and figures
 * of the organisation say the same; nobody else's change. Of two people the one whose change is committed last counts.
 */
import { correctionInput, type StandingSentiment } from '../../contract/corrections.ts';
import { engineSentiments } from '../../stores/clickhouse/queries/engine-sentiments.ts';
import { findCorrections, nextCorrectionNumber, writeCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import { standingSentiment } from '../analysis/wire-post.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { lockPlan, mayWrite } from '../topics/guards.ts';
import { copyCorrections } from './copy-corrections.ts';

/** Seconds until the job looks that the figures have it; by then this call has mostly seen to it itself. */
const COPY_DELAY = 10;

/** Throws not_found, and changes nothing, where one of the posts is not stored. */
export async function correctSentiment(environment: Environment, actor: Actor, input: unknown): Promise<StandingSentiment[]> {
  await mayWrite(environment, actor);
  const { postIds, sentiment } = parseInput(correctionInput, input);
  await whatStands(environment, actor, postIds);
  const { organisationId } = actor;
  const now = environment.now();
  const change = await environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, now);
    const number = await nextCorrectionNumber(transaction);
    await writeCorrections(transaction, {
      organisationId,
      postIds,
      sentiment,
      correctedBy: actor.userId,
      correctedAt: now,
      number,
    });
    const copied = { organisationId, postIds, number };
    await environment.jobs.send('correct', copied, { transaction, delay: COPY_DELAY });
    return copied;
  });
  // It is kept, and the job will bring it: a failure here is not one of the person's.
  await copyCorrections(environment, change).catch((error: unknown) =>
    environment.log.warn({ err: error, ...change }, 'figures do not have a correction yet; trying again'),
  );
  return whatStands(environment, actor, postIds);
}

async function whatStands(environment: Environment, actor: Actor, postIds: readonly string[]): Promise<StandingSentiment[]> {
  const [engine, corrections] = await Promise.all([
    engineSentiments(environment.clickhouse, postIds),
    findCorrections(environment.postgres, actor.organisationId, postIds),
  ]);
  const byId = new Map(engine.map((row) => [row.post, row]));
  return postIds.map((id) => {
    const row = byId.get(id);
    if (!row) throw notFound(`post ${id}`);
    return { id, ...standingSentiment(row, corrections.get(id)) };
  });
}
