/** Runs contenders of a benchmark in processes of their own, so that each has its own memory to answer for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const figures = z.object({
  posts: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMegabytes: z.number(),
  note: z.string(),
});
export type Figures = z.infer<typeof figures>;

async function runContender(args: string[]): Promise<Figures> {
  return figures.parse(await runAgain(args));
}

/** The fastest of some runs. */
export async function bestOf(runs: number, args: string[]): Promise<Figures> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await runContender(args));
  return measured.reduce((one, other) => (other.seconds < one.seconds ? other : one));
}

/** This very program again with other arguments; its last line of output, JSON, is what it has to say. */
export async function runAgain(args: string[], flags: string[] = []): Promise<unknown> {
  const child = spawn(process.execPath, [...flags, process.argv[1] ?? '', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** What each contender has to say, one after the other, each in a process of its own; and the load of the machine when it had said it. */
export async function answersOf(names: readonly string[], args: string[]): Promise<{ answers: unknown[]; loads: string }> {
  const answers: unknown[] = [];
  const loads: string[] = [];
  for (const name of names) {
    console.error(`${name} …`);
    answers.push(await runAgain([...args, '--only', name]));
    loads.push(`${name} ${loadavg()[0]?.toFixed(1)}`);
  }
  return { answers, loads: loads.join(', ') };
}

/** Measures `work` in this process; what it answers is the number of posts, what it does afterwards is not measured. */
export async function measure(work: () => Promise<number>, after: () => Promise<string> = async () => ''): Promise<void> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const posts = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  const note = await after();
  console.log(JSON.stringify({ posts, seconds, cpuSeconds: (user + system) / 1e6, peakMegabytes, note } satisfies Figures));
}

export interface Row {
  name: string;
  figures: Figures;
}

/** The first row is ours; ratios are ours against each other one. */
export function table(rows: readonly Row[]): string {
  const rate = ({ posts, seconds }: Figures) => posts / seconds;
  const ours = rows[0] ? rate(rows[0].figures) : 0;
  const cells = rows.map(({ name, figures: measured }) => [
    name,
    Math.round(rate(measured)).toLocaleString('en'),
    `${Math.round(measured.peakMegabytes)} MB`,
    `${Math.round((1e6 * measured.cpuSeconds) / measured.posts)} µs`,
    (ours / rate(measured)).toFixed(2),
    measured.note,
  ]);
  return columns([['', 'posts/s', 'peak memory', 'CPU per post', 'ours ÷ this', ''], ...cells]);
}

/** The first column to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
