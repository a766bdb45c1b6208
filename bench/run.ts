/**
 * Runs one benchmark by name: `npm run bench import -- --file posts.jsonl.gz`. Each is measured beside its peers in the
 * same run and on the same machine, every contender in a process of its own; the best of the runs counts.
 */
import { alertPreviewBench } from './alert-preview.ts';
import { alertsBench } from './alerts.ts';
import { analysisBench } from './analysis.ts';
import { analysisGrowthBench } from './analysis-growth.ts';
import { backfillBench } from './backfill.ts';
import { clusterBench } from './cluster.ts';
import { coldStartBench } from './cold-start.ts';
import { collectBench } from './collect.ts';
import { exportBench } from './export.ts';
import { importBench } from './import.ts';
import { matchingBench } from './matching.ts';
import { previewBench } from './preview.ts';
import { queryBench } from './query.ts';
import { rebuildBench } from './rebuild.ts';
import { signInBench } from './sign-in.ts';
import { sizingBench } from './sizing.ts';
import { summariesBench } from './summaries.ts';
import { understandingBench } from './understanding.ts';

const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  'alert-preview': alertPreviewBench,
  alerts: alertsBench,
  analysis: analysisBench,
  'analysis-growth': analysisGrowthBench,
  backfill: backfillBench,
  cluster: clusterBench,
  'cold-start': coldStartBench,
  collect: collectBench,
  export: exportBench,
  import: importBench,
  matching: matchingBench,
  preview: previewBench,
  query: queryBench,
  rebuild: rebuildBench,
  'sign-in': signInBench,
  sizing: sizingBench,
  summaries: summariesBench,
  understanding: understandingBench,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  await bench(args);
} else {
  console.error(`Which benchmark? There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
