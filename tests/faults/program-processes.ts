/**
 * The program as people run it, as processes of this machine: built once into a folder, or into another as a version of its own with
 * further migrations. What they say stands in `said`, for whoever has to find out why one did not do what it should.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { vi } from 'vitest';

export interface ProgramProcess {
  child: ChildProcess;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  said(): string;
}

const ENTRY_POINTS = { main: 'src/main.ts', 'preparing-thread': 'src/services/mentions/preparing-thread.ts' };

/** Answers the built program. Inside the package, where it finds its models and migrations. */
export async function buildProgram(folder = path.resolve('node_modules/.cache/earshot/servers')): Promise<string> {
  const bundle = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ ...bundle, entryPoints: ENTRY_POINTS, outdir: folder, logLevel: 'error' });
  return path.join(folder, 'main.js');
}

/** The next version: the same program, which knows further migrations. */
export async function buildNextVersion(
  folder: string,
  migrations: Readonly<Record<'postgres' | 'clickhouse', { name: string; sql: string }>>,
): Promise<string> {
  const stores = path.join(folder, 'src/stores');
  for (const store of ['postgres', 'clickhouse'] as const) {
    const own = path.join(stores, store, 'migrations');
    mkdirSync(own, { recursive: true });
    cpSync(path.resolve('src/stores', store, 'migrations'), own, { recursive: true });
    writeFileSync(path.join(own, `${migrations[store].name}.sql`), migrations[store].sql);
  }
  for (const shared of ['package.json', 'node_modules', 'models'])
    if (readdirSync('.').includes(shared)) symlinkSync(path.resolve(shared), path.join(folder, shared));
  return buildProgram(path.join(folder, 'dist/server'));
}

/** Its own standard streams are read; what it is given of the environment is added to this process's. */
export function startProgram(program: string, words: readonly string[], environment: Record<string, string>): ProgramProcess {
  const env = { ...process.env, LOG_LEVEL: 'warn', ...environment };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, ended, said: () => Buffer.concat(pieces).toString() };
}

/** Whatever they were doing; answers when none is left. */
export async function killAll(programs: Iterable<ProgramProcess>): Promise<void> {
  const all = [...programs];
  for (const { child } of all) child.kill('SIGKILL');
  await Promise.all(all.map(({ ended }) => ended));
}

/** Until it says at its address that it can serve. @throws where it ends before */
export async function untilReady({ child, said }: ProgramProcess, url: string): Promise<void> {
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`it has ended: ${said()}`);
    const answer = await fetch(`${url}/api/gateway/health/ready`).catch(() => null);
    return answer?.status === 200;
  };
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
}
