/**
 * Posts without end as a file: the demo's generator with one seed after another, until there are as many as asked for. The same day
 * gives the same posts. `node scripts/run-ts.mjs bench/demo-posts.ts 1000000 FILE`, with the folder there.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { generateDemoPosts } from '../src/engine/demo/generate-demo-posts.ts';

const [count = '', file = ''] = process.argv.slice(2);
await pipeline(Readable.from(lines(Number(count))), createGzip({ level: 1 }), createWriteStream(file));

function* lines(wanted: number): Iterable<string> {
  const now = new Date();
  let made = 0;
  for (let seed = 0; made < wanted; seed += 1) {
    for (const post of generateDemoPosts({ seed: `many ${seed}`, now, timezone: 'Asia/Hong_Kong' })) {
      if (made === wanted) return;
      made += 1;
      const { id, parent_id: parent } = post;
      // Seeds name their posts alike.
      yield `${JSON.stringify({ ...post, id: `${seed}:${id}`, ...(parent && { parent_id: `${seed}:${parent}` }), sentiment: null })}\n`;
    }
  }
}
