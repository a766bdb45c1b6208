/**
 * One change of an organisation's names, under the lock of its plan: they are judged and counted as they are then, get the next
 * version, and a job that reads the stored posts with them is sent in the same transaction.
 */
import type { Transaction } from '../../stores/postgres/client.ts';
import { type CustomEntity, organisationEntities } from '../../stores/postgres/custom-entities.ts';
import { raiseEntityVersion } from '../../stores/postgres/entity-lists.ts';
import { lockPlan } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';

/** Seconds: whoever writes down several names one after the other has the posts read once. */
const READ_DELAY = 5;

export async function changeNames<Result>(
  environment: Environment,
  actor: Actor,
  change: (transaction: Transaction, entities: CustomEntity[]) => Promise<Result>,
): Promise<Result> {
  const { organisationId } = actor;
  const now = environment.now();
  return environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, now);
    const result = await change(transaction, await organisationEntities(transaction, organisationId));
    await raiseEntityVersion(transaction, organisationId, now);
    await environment.jobs.send('entities', { organisationId }, { transaction, delay: READ_DELAY });
    return result;
  });
}
