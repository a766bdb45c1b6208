/** `npm run consistency`: the long form of the test that every figure opens the posts it counts. 300 filters, every figure; 40 to 90 minutes. */
import { setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

await setUp();
const env = { CONSISTENCY_FILTERS: '300', CONSISTENCY_FIGURES: 'Infinity' };
process.exitCode = await runTool('vitest', ['run', '--project', 'pglite', 'src/services/analysis/consistency.test.ts'], env);
