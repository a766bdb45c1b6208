/**
 * Does one worker keep up with 2,000 feeds, each due every ten minutes, and how much of a processor does it take? In real time, against
 * a local server in a process of its own; beside it a loop that asks and parses as many feeds and does nothing with them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type BareFigures, collectBare } from './collect-bare.ts';
import { type CollectFigures, collectEarshot } from './collect-earshot.ts';
import { serveFeeds } from './collect-server.ts';
import { columns, runAgain } from './contenders.ts';

export async function collectBench(args: string[]): Promise<void> {
  const options = {
    feeds: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    port: { type: 'string', default: '0' },
    readings: { type: 'string', default: '0' },
  } as const;
  const { only, ...given } = parseArgs({ args, options }).values;
  const [feeds, minutes, port, readings] = [given.feeds, given.minutes, given.port, given.readings].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (only === 'serve') return serveFeeds();
  if (only === 'earshot') return collectEarshot(port, feeds, minutes);
  if (only === 'bare') return collectBare(port, feeds, readings);

  const server = spawn(process.execPath, [process.argv[1] ?? '', 'collect', '--only', 'serve'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [served] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const asked = ['collect', '--port', served, '--feeds', String(feeds), '--minutes', String(minutes)];
  const ours = (await runAgain([...asked, '--only', 'earshot'])) as CollectFigures;
  const bare = (await runAgain([...asked, '--only', 'bare', '--readings', String(ours.readings)])) as BareFigures;
  server.stdin.end();
  console.log(report(ours, bare));
}

function report(ours: CollectFigures, bare: BareFigures): string {
  const ms = (cpuSeconds: number, readings: number) => `${((1000 * cpuSeconds) / readings).toFixed(1)} ms`;
  const share = ours.cpuSeconds / ours.seconds;
  return [
    `${ours.feeds} feeds, each due every ten minutes, for ${(ours.seconds / 60).toFixed(1)} minutes: ${ours.readings} readings, ${ours.posts} new posts`,
    `${(100 * share).toFixed(1)} % of a core; read ${ours.medianLate.toFixed(1)} s after it was due in the middle, ${ours.mostLate.toFixed(1)} s at most; peak ${Math.round(ours.peakMegabytes)} MB`,
    `the first reading of all: ${ours.firstPosts} posts in ${ours.firstSeconds.toFixed(0)} s, ${ours.firstCpuSeconds.toFixed(0)} s of processor`,
    '',
    columns([
      ['', 'CPU a reading', 'ours ÷ this'],
      ['Earshot, stored and matched with ten topics', ms(ours.cpuSeconds, ours.readings), '1.00'],
      [
        'undici and feedsmith alone',
        ms(bare.cpuSeconds, bare.readings),
        (ours.cpuSeconds / ours.readings / (bare.cpuSeconds / bare.readings)).toFixed(1),
      ],
    ]),
  ].join('\n');
}
