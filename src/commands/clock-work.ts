/** Everything that time brings, begun together and stopped together: jobs, sources, the drop folder, alerts and what they send. */
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { startWatchingClock } from '../workers/clock.ts';
import { startCollecting } from '../workers/collect.ts';
import { startDropping } from '../workers/drop.ts';
import { startEvaluating } from '../workers/evaluate.ts';
import { startWorkers } from '../workers/runner.ts';
import { startSending } from '../workers/send.ts';
import { dropImport } from './import-dropped.ts';

export interface ClockWork {
  /** What is claimed is ended soon or given back; jobs of the queues end with the context. Safe to call twice. */
  stop(): Promise<void>;
}

export async function startClockWork(context: Context): Promise<ClockWork> {
  const { dataDir } = context.config;
  await startWorkers(context);
  const begun = [
    startWatchingClock(context),
    startCollecting(context),
    startDropping(context, join(dataDir, 'drop'), dropImport(context, dataDir)),
    startEvaluating(context),
    startSending(context),
  ];
  return {
    async stop() {
      await Promise.all(begun.map((each) => each.stop()));
    },
  };
}
