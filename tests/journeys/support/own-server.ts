/** A server of a journey's own, beside the one for all: with an empty folder, and a clock that is days ahead. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { clockModule } from '../../support/clock-module.ts';
import { endProcess } from '../../support/end-process.ts';

const PROGRAM = 'dist/server/main.js';
const DAY = 24 * 60 * 60 * 1000;

export interface OwnServer {
  url: string;
  /** Ends the one that runs, and begins again on the same folder, so many days ahead of the clock. */
  startAhead(days: number): Promise<void>;
  /** Milliseconds since 1970, by its clock. */
  now(): number;
  /** A command of the operator, asked of the running server; `input` goes to its standard input. */
  command(given: readonly string[], input?: string): Promise<void>;
  close(): Promise<void>;
}

/** `port`: known before anything is started, since a journey names its address first. `variables`: of the configuration, read at each start. */
export function ownServer(port: number, variables: () => Record<string, string> = () => ({})): OwnServer {
  const url = `http://localhost:${port}`;
  let folder: string | null = null;
  let running: ChildProcess | null = null;
  let ahead = 0;

  async function stop(): Promise<void> {
    const ending = running;
    running = null;
    if (ending) await endProcess(ending);
  }

  return {
    url,
    now: () => Date.now() + ahead * DAY,
    async startAhead(days) {
      await stop();
      ahead = days;
      folder ??= await mkdtemp(join(tmpdir(), 'earshot-journey-'));
      running = spawn(process.execPath, ['--import', clockModule(`Real.now() + ${days * DAY}`), PROGRAM, 'serve'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: folder,
          DEMO_CONTENT: '0',
          LOG_LEVEL: 'warn',
          ...variables(),
        },
      });
      const isReady = async () => (await fetch(`${url}/api/gateway/health/ready`).catch(() => null))?.ok ?? false;
      await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
    },
    async command(given, input = '') {
      const env = { ...process.env, DATA_DIR: folder ?? '' };
      const running = promisify(execFile)(process.execPath, [PROGRAM, ...given], { env });
      running.child.stdin?.end(input);
      await running;
    },
    async close() {
      await stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
