/** A process that evaluates alerts and sends what they tell until it is killed, by a clock that runs faster. */
import { readConfig } from '../../src/config.ts';
import { openContext } from '../../src/context.ts';
import { startEvaluating } from '../../src/workers/evaluate.ts';
import { startSending } from '../../src/workers/send.ts';
import { fasterClock } from './faster-clock.ts';

const context = await openContext(readConfig());
const environment = { ...context, now: fasterClock(Number(process.env['CLOCK_STARTED'])) };
startEvaluating(environment);
startSending(environment);
process.stdout.write('alerting\n');
