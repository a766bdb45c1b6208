/** The door for the clock: takes jobs from the queues and hands each to its worker. */
import type { Environment } from '../services/environment.ts';
import { type JobData, type JobHandler, QUEUE_NAMES, type QueueName } from '../stores/postgres/jobs.ts';
import { backfill } from './backfill.ts';
import { correct } from './correct.ts';
import { entities } from './entities.ts';
import { exportFile } from './export-file.ts';
import { forget } from './forget.ts';
import { hide } from './hide.ts';
import { settle } from './settle.ts';
import { tag } from './tag.ts';
import { TIDY_CRON, tidy } from './tidy.ts';

type Worker<Queue extends QueueName> = (environment: Environment, data: JobData[Queue], isLastTry: boolean) => Promise<void>;

const WORKERS: { [Queue in QueueName]: Worker<Queue> } = {
  backfill,
  forget,
  settle,
  correct,
  tag,
  hide,
  entities,
  export: exportFile,
  tidy,
};

/** Works until `environment.jobs` is stopped, which lets running jobs end. `jobs.start()` comes before. */
export async function startWorkers(environment: Environment): Promise<void> {
  for (const queue of QUEUE_NAMES) await environment.jobs.work(queue, handlerOf(environment, queue));
  await environment.jobs.schedule('tidy', TIDY_CRON, {});
}

/** For tests: does at `now` everything that is waiting, and what that leads to, and answers how many jobs ran. */
export async function runAll(environment: Environment, now: Date): Promise<number> {
  const then: Environment = { ...environment, now: () => now };
  let total = 0;
  for (;;) {
    let ran = 0;
    for (const queue of QUEUE_NAMES) ran += await environment.jobs.drain(queue, handlerOf(then, queue));
    if (ran === 0) return total;
    total += ran;
  }
}

function handlerOf<Queue extends QueueName>(environment: Environment, queue: Queue): JobHandler<Queue> {
  const worker: Worker<Queue> = WORKERS[queue];
  return (data, isLastTry, id) =>
    environment.watch.during({ kind: 'job', labels: { queue }, marks: { queue, job: id } }, async () => {
      const since = performance.now();
      try {
        await worker(environment, data, isLastTry);
        environment.log.info({ data, ms: Math.round(performance.now() - since) }, 'a job is done');
      } catch (error) {
        environment.log.warn({ queue, data, err: error }, 'a job failed');
        throw error;
      }
    });
}
