/**
 * A process that collects until it is killed: the program's own stores, schedule and guard, but for what a test must change. Names of
 * sources lead to this machine, and the clock runs faster, so that a source is due every second.
 */
import { readConfig } from '../../src/config.ts';
import { openContext } from '../../src/context.ts';
import { openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { startCollecting } from '../../src/workers/collect.ts';
import { fasterClock } from './faster-clock.ts';

const context = await openContext(readConfig(), { storesPosts: true });
const now = fasterClock(Number(process.env['CLOCK_STARTED']));
const loopback = '127.0.0.1';
const web = openGuardedFetch({
  userAgent: 'Earshot',
  now,
  allowed: (address) => address === loopback,
  lookup: async () => [loopback],
});
startCollecting({ ...context, now, fetchWeb: web.fetch, pause: async () => undefined });
process.stdout.write('collecting\n');
