/** What a process holds, looked at again and again from outside: by /proc, and by what it says of itself at /metrics. Linux alone. */
import { appendFile, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadServer } from './load-server.ts';

const MEGABYTE = 1024 * 1024;
/** Of a second: what /proc/PID/stat counts in (USER_HZ, 100 on every machine of today). */
const TICKS = 100;

/** Memory in megabytes. */
export const FIGURES = {
  resident: 'resident memory, MB',
  anonymous: 'of it not of files, MB',
  heap: 'heap of Node in use, MB',
  external: 'external of Node, MB',
  descriptors: 'open descriptors',
  kept: 'files that stores keep open',
  handles: 'active handles of Node',
  threads: 'threads',
} as const;
export type Figure = keyof typeof FIGURES;

export interface Sample extends Record<Figure, number> {
  /** Seconds since the first sample. */
  at: number;
  /** Seconds of processor that the process has used. */
  processor: number;
  /** Nobody is there and nothing arrives, and whoever was there had time to be forgotten. */
  quiet: boolean;
}

interface Watching {
  everyMs: number;
  token: string;
  /** Gets a line of each as it is taken. */
  file: string;
  isQuiet: () => boolean;
  stop: AbortSignal;
}

/** Resolves to all samples when it is stopped. @throws where the process is gone, or does not tell. */
export async function watchServer(server: LoadServer, { everyMs, token, file, isQuiet, stop }: Watching): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (!stop.aborted) {
    const seen = await looked(server, token);
    const sample = { at: (performance.now() - begun) / 1000, ...seen, quiet: isQuiet() };
    samples.push(sample);
    await appendFile(file, `${JSON.stringify(sample)}\n`);
    const rest = everyMs * samples.length - (performance.now() - begun);
    await pause(Math.max(0, rest), undefined, { signal: stop }).catch(() => undefined);
  }
  return samples;
}

async function looked(server: LoadServer, token: string): Promise<Omit<Sample, 'at' | 'quiet'>> {
  const { url, child } = server;
  const place = `/proc/${child.pid}`;
  const [status, processor, descriptors, answer] = await Promise.all([
    readFile(`${place}/status`, 'utf8'),
    processorOf(server),
    openedBy(server),
    fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }),
  ]);
  if (answer.status !== 200) throw new Error(`/metrics: ${answer.status}`);
  const metrics = await answer.text();
  const kilobytes = (name: string) => numberOf(status, new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'));
  const metric = (name: string) => numberOf(metrics, new RegExp(`^${name} (\\S+)$`, 'm'));
  return {
    resident: kilobytes('VmRSS') / 1024,
    anonymous: kilobytes('RssAnon') / 1024,
    heap: metric('nodejs_heap_size_used_bytes') / MEGABYTE,
    external: metric('nodejs_external_memory_bytes') / MEGABYTE,
    ...descriptors,
    handles: metric('nodejs_active_handles_total'),
    threads: numberOf(status, /^Threads:\s+(\d+)$/m),
    processor,
  };
}

/**
 * What the stores keep open is told apart: embedded Postgres the files of its tables, once it has read them, up to a thousand, and embedded
 * ClickHouse three of /proc for each of its threads.
 */
async function openedBy({ child, dataDir }: LoadServer): Promise<Pick<Sample, 'descriptors' | 'kept'>> {
  const folder = `/proc/${child.pid}/fd`;
  // One may be closed meanwhile.
  const links = await Promise.all((await readdir(folder)).map((name) => readlink(path.join(folder, name)).catch(() => '')));
  const kept = links.filter((link) => link.startsWith(path.join(dataDir, 'postgres')) || link.startsWith('/proc/')).length;
  return { descriptors: links.filter((link) => link !== '').length - kept, kept };
}

function numberOf(text: string, pattern: RegExp): number {
  const found = Number(pattern.exec(text)?.[1]);
  if (Number.isNaN(found)) throw new Error(`no ${pattern.source}`);
  return found;
}

/** Seconds of the processor that it has used. The name of the program, in brackets, may hold anything; user and system time are the 14th and 15th field. */
export async function processorOf({ child }: Pick<LoadServer, 'child'>): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
