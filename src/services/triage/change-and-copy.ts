/**
 * A change of what people say of posts: kept in Postgres in one transaction, and brought to ClickHouse, where figures are counted.
 * Mostly it is there before this resolves; where that failed, which is logged and not thrown, a job of the same transaction brings it.
 */

import { nextChangeNumber } from '../../stores/postgres/change-numbers.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import type { JobData } from '../../stores/postgres/jobs.ts';
import { lockPlan } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';

/** Seconds until the job looks that the figures have it; by then this call has mostly seen to it itself. */
const COPY_DELAY = 10;

/** Queues whose jobs bring a change to ClickHouse. */
type CopyQueue = 'correct' | 'tag' | 'hide';

export interface Change<Queue extends CopyQueue> {
  queue: Queue;
  /** Answers what has to be copied; null where nothing changed. Holds the organisation's plan. */
  write: (transaction: Transaction, change: { number: number; now: Date }) => Promise<Omit<JobData[Queue], 'number'> | null>;
  copy: (environment: Environment, change: JobData[Queue]) => Promise<void>;
}

export async function changeAndCopy<Queue extends CopyQueue>(
  environment: Environment,
  actor: Actor,
  { queue, write, copy }: Change<Queue>,
): Promise<void> {
  const now = environment.now();
  const change = await environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, now);
    const number = await nextChangeNumber(transaction);
    const written = await write(transaction, { number, now });
    if (written === null) return null;
    const copied = { ...written, number } as JobData[Queue];
    await environment.jobs.send(queue, copied, { transaction, delay: COPY_DELAY });
    return copied;
  });
  if (change === null) return;
  // It is kept, and the job will bring it: a failure here is not one of the person's.
  await copy(environment, change).catch((error: unknown) =>
    environment.log.warn({ err: error, ...change }, 'figures do not have a change yet; trying again'),
  );
}
