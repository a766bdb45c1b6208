/** The import of one file that was dropped: as `import` without options does it. */
import path from 'node:path';
import type { Environment } from '../services/environment.ts';
import { MappingError } from '../services/mentions/field-mapping.ts';
import type { ImportDropped } from '../workers/drop.ts';
import { RejectReport } from './import-report.ts';
import { runImport } from './import-run.ts';
import { storesTarget } from './import-to-stores.ts';

/** Rejected lines go where those of an import go, into a folder of the moment: files that are dropped are often named alike. */
export function dropImport(environment: Environment, dataDir: string): ImportDropped {
  return async (file, note, stop) => {
    const now = environment.now();
    const report = new RejectReport(path.join(dataDir, 'rejected', now.toISOString().replaceAll(':', '-')));
    try {
      const { posts, failed } = await runImport({
        files: [file],
        options: { timezone: 'UTC', shiftToNow: false },
        now,
        target: storesTarget(environment, note),
        report,
        progress: () => ({ update: () => undefined, stop: () => undefined }),
        stop,
      });
      stop.throwIfAborted();
      const problem = failed.map((one) => `It could not be read${one.begun ? ' to its end' : ''}: ${one.problem}`)[0];
      return { posts, rejected: report.total, problem: problem ?? null };
    } catch (error) {
      if (!(error instanceof MappingError)) {
        await report.remove();
        throw error;
      }
      return { posts: 0, rejected: 0, problem: error.message.replace(`${file}: `, '') };
    }
  };
}
