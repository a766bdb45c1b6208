/**
 * How fast are posts matched against standing topics, and how does it grow with their number? Beside peers that answer
 * the same boolean question on the same posts, and beside the limits that no matcher passes. Topics are made from the
 * corpus (standing-topics.ts). A contender too slow for all posts is measured on the first ones of a fair order and
 * always on all topics; what they answer on those posts is compared with ours.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runAgain } from './contenders.ts';
import { readCorpus } from './corpus.ts';
import { MATCHING_CONTENDERS } from './matching-contenders.ts';
import { conclusions, type Result, resultTable } from './matching-report.ts';
import { measured, readWork } from './matching-work.ts';
import { REACHES, standingTopics } from './standing-topics.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

const OPTIONS = {
  file: { type: 'string', default: CORPUS },
  topics: { type: 'string', default: '10,100,1000,10000,100000' },
  /** How often topics match: usual or wide (standing-topics.ts). */
  reach: { type: 'string', default: 'usual' },
  /** Peers are asked up to so many topics: beyond, some would take hours. */
  peers: { type: 'string', default: '10000' },
  /** Also asks the databases about all posts at once, which is no matching on arrival but a search afterwards. */
  hindsight: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '20' },
  runs: { type: 'string', default: '3' },
  /** Only these contenders, by their short names. */
  contenders: { type: 'string' },
  one: { type: 'string' },
  made: { type: 'string' },
} as const;

export async function matchingBench(args: string[]): Promise<void> {
  const given = parseArgs({ args, options: OPTIONS }).values;
  const { file, seconds, runs, one, made } = given;
  const reach = z.enum(REACHES).parse(given.reach);
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const limits = { file, seconds: Number(seconds), runs: Number(runs) };
  if (one && made) {
    const work = await readWork({ ...limits, topics: made, count: Number(given.topics) });
    return console.log(JSON.stringify(await MATCHING_CONTENDERS[one]?.run(work)));
  }

  const counts = given.topics.split(',').map(Number);
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const topicsFile = path.join(folder, 'topics.json');
  const posts = await readCorpus(file);
  const topics = standingTopics(posts, Math.max(...counts), reach);
  writeFileSync(topicsFile, JSON.stringify(topics));
  const results: Result[] = [];
  for (const { key, contender, count } of entries(counts, given)) {
    console.error(`${count.toLocaleString('en')} topics: ${contender.name} …`);
    const again = ['matching', '--one', key, '--made', topicsFile, '--topics', `${count}`];
    const answer = await runAgain([...again, '--file', file, '--seconds', seconds, '--runs', runs], ['--expose-gc']);
    results.push({ key, contender, topics: count, measured: measured.parse(answer) });
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${file}, ${posts.length.toLocaleString('en')} posts, topics of ${reach} reach, best of ${runs}, one core\n`);
  console.log(`${resultTable(results)}\n\n${conclusions(results, topics).join('\n')}`);
}

/** Who runs on how many topics. */
function* entries(counts: readonly number[], asked: { contenders?: string | undefined; peers: string; hindsight: boolean }) {
  const chosen = asked.contenders?.split(',');
  for (const count of counts) {
    for (const [key, contender] of Object.entries(MATCHING_CONTENDERS)) {
      if (chosen ? !chosen.includes(key) : contender.hindsight && !asked.hindsight) continue;
      if (contender.kind === 'peer' && count > Number(asked.peers)) continue;
      if (contender.whatever && count !== counts[0]) continue;
      yield { key, contender, count };
    }
  }
}
