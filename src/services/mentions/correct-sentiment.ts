/**
 * Sets, or takes back, what the actor's organisation says the sentiment of some posts is. When it resolves it is kept, and posts show it;
 * figures of the organisation say the same at once, or, where ClickHouse could not be told, after the job of the change. Nobody else's
 * change. Of two people the one whose change is committed last counts.
 */
import { correctionInput, type StandingSentiment } from '../../contract/corrections.ts';
import { engineSentiments } from '../../stores/clickhouse/queries/engine-sentiments.ts';
import { findCorrections, writeCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import { standingSentiment } from '../analysis/wire-post.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { changeAndCopy } from '../triage/change-and-copy.ts';
import { copyCorrections } from './copy-corrections.ts';

/** Throws not_found, and changes nothing, where one of the posts is not stored. */
export async function correctSentiment(environment: Environment, actor: Actor, input: unknown): Promise<StandingSentiment[]> {
  await mayWrite(environment, actor);
  const { postIds, sentiment } = parseInput(correctionInput, input);
  await whatStands(environment, actor, postIds);
  const { organisationId } = actor;
  await changeAndCopy(environment, actor, {
    queue: 'correct',
    copy: copyCorrections,
    write: async (transaction, { number, now: correctedAt }) => {
      await writeCorrections(transaction, { organisationId, postIds, sentiment, correctedBy: actor.userId, correctedAt, number });
      return { organisationId, postIds };
    },
  });
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
