/**
 * How long until the program can be asked, on a store of ten million mentions? Ten topics of a million each, made by the program itself of a
 * million posts; then it is started as a process, from its first moment until it is ready, five times in each way: after it was told to
 * stop, after it was killed while posts were written, and after it was told to stop and the system has forgotten its files.
 *
 * `--data DIR` keeps the million posts for another run (it is copied), as of `npm run load`; `--topics 10`, `--starts 5`. What is started
 * is what was built last (`npm run build`).
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO } from '../tests/journeys/support/sign-in.ts';
import { columns } from './contenders.ts';
import { serverOnPosts } from './load-data.ts';
import { type LoadServer, millionTopics, operatorTokenOf, signIn, startServer } from './load-server.ts';
import { endlessPosts, firstOf, linesOf } from './posts-files.ts';
import { percentile } from './preview-asked.ts';
import { processorOf } from './soak-samples.ts';

const MILLION = 1_000_000;
/** Posts that are on their way when it is killed. */
const WRITTEN = 5000;

export async function coldStartBench(args: string[]): Promise<void> {
  const options = {
    data: { type: 'string' },
    topics: { type: 'string', default: '10' },
    starts: { type: 'string', default: '5' },
  } as const;
  const { data, topics, starts } = parseArgs({ args, options }).values;
  const temporary = mkdtempSync(path.join(tmpdir(), 'earshot-cold-'));
  try {
    const dataDir = await filled(temporary, data, Number(topics));
    const ways: Record<string, (server: LoadServer) => Promise<void>> = {
      'told to stop': (server) => server.stop(),
      'killed while it writes': killed,
      'told to stop, and forgotten by the system': async (server) => {
        await server.stop();
        forgetFiles(dataDir);
      },
    };
    const rows: string[][] = [];
    for (const [name, end] of Object.entries(ways)) {
      const times: number[] = [];
      const processors: number[] = [];
      await end(await startServer(dataDir));
      for (let start = 0; start < Number(starts); start += 1) {
        const server = await startServer(dataDir);
        times.push(server.startedIn / 1000);
        processors.push(await processorOf(server));
        await end(server);
      }
      console.error(`${name}: ${times.map((time) => time.toFixed(2)).join(' ')}`);
      rows.push([
        name,
        ...[50, 100].map((percent) => percentile(times, percent).toFixed(2)),
        percentile(processors, 50).toFixed(2),
        times.map((time) => time.toFixed(2)).join(' '),
      ]);
    }
    console.log(`\nload at the end ${loadavg()[0]?.toFixed(1)}\n`);
    console.log(columns([['seconds until it is ready, after it was', 'p50', 'most', 'of the processor', 'each'], ...rows]));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Ten million mentions, in a folder of this run alone. */
async function filled(temporary: string, folder: string | undefined, topics: number): Promise<string> {
  const server = await serverOnPosts({ folder, temporary, posts: MILLION });
  const ids = await millionTopics(server, await signIn(server.url, DEMO.email, DEMO.password), topics);
  console.error(`${ids.length} topics of all posts`);
  await server.stop();
  return server.dataDir;
}

async function killed(server: LoadServer): Promise<void> {
  const token = await operatorTokenOf(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const body = [...linesOf(firstOf(endlessPosts(`written ${server.startedIn}`), WRITTEN))].join('');
  const exit = once(server.child, 'exit');
  const sent = fetch(`${server.url}/api/gateway/ingest`, { method: 'POST', headers, body });
  // Half a second into it: posts are stored, mentions of all topics are being.
  setTimeout(() => server.child.kill('SIGKILL'), 500);
  await sent.then((answer) => answer.text()).catch(() => undefined);
  await exit;
}

/** The next start reads them from the disk. By find and dd of GNU. */
function forgetFiles(folder: string): void {
  const forgotten = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none'];
  execFileSync('find', [folder, '-type', 'f', '-exec', ...forgotten, ';']);
}
