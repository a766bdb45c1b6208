/**
 * The built program on a folder of its own, with a clock that begins at a given time and hardly moves: whatever it makes at once, or some
 * minutes later, has the same times on every run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { clockModule } from '../support/clock-module.ts';
import { endProcess } from '../support/end-process.ts';

const PROGRAM = 'dist/server/main.js';
/** A minute of this clock lasts as long as a run. */
const SLOWER = 100;
/** With such a clock no minute ends, and nobody would be let in any more. */
const CALLS = ['address', 'analysis', 'previews', 'exports', 'searches'].map((kind) => `${kind}=1000000`).join();

export interface SlowServer {
  url: string;
  folder: string;
  stop(): Promise<void>;
}

export async function startSlowServer(port: number, folder: string, at: string): Promise<SlowServer> {
  const url = `http://localhost:${port}`;
  // Its threads are given it too: all count from this moment.
  const clock = clockModule(`${Date.parse(at)} + Math.floor((Real.now() - ${Date.now()}) / ${SLOWER})`);
  const running = spawn(process.execPath, ['--import', clock, PROGRAM, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      UV_THREADPOOL_SIZE: '16',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ALERT_DELAY_SECONDS: '0',
      REGISTRATION: 'open',
      CALLS_PER_MINUTE: CALLS,
    },
  });
  await answers(running, `${url}/api/gateway/health/ready`);
  return { url, folder, stop: () => endProcess(running) };
}

async function answers(running: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (running.exitCode !== null) throw new Error('the server ended before it answered');
    await pause(100);
  }
}
