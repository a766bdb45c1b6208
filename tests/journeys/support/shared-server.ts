/**
 * The servers that journeys share. Each worker has one for itself: what the journeys of one change, those of another do not meet. Further
 * servers of a journey take ports from its worker's range.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SharedServer {
  port: number;
  url: string;
  /** Where its content is. */
  folder: string;
}

const PORTS_OF_A_WORKER = 20;

/** `worker`: from 0. */
function sharedServer(worker: number): SharedServer {
  const port = Number(process.env['JOURNEYS_PORT'] ?? 18_080) + worker * PORTS_OF_A_WORKER;
  const folder = process.env['JOURNEYS_DATA'] ?? 'test-results/journeys-data';
  return { port, url: `http://localhost:${port}`, folder: worker === 0 ? folder : `${folder}-${worker}` };
}

/** That of the worker that runs this; elsewhere the first. Playwright sets the variable before it reads a file. */
export const SHARED = sharedServer(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

export function operatorToken(): string {
  return readFileSync(join(SHARED.folder, 'operator-token'), 'utf8').trim();
}

/** How Playwright starts it. */
export function startedServer(worker: number) {
  const { port, url, folder } = sharedServer(worker);
  return {
    command: 'UV_THREADPOOL_SIZE=16 node --enable-source-maps dist/server/main.js serve',
    url: `${url}/api/gateway/health/ready`,
    timeout: 180_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    // The stores are closed before the process ends.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // They wait for late posts as ever, but not for two minutes of each run: none comes late here.
      ALERT_DELAY_SECONDS: '10',
      REGISTRATION: 'open',
    },
  };
}
