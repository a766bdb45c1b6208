/**
 * What does it cost to ask by way of a cluster? A topic of a million mentions in tables that are spread over one shard, this machine, asked
 * as a cluster is asked, and the part of the tables that lies on the shard asked directly, by turns. What several machines gain, and what
 * a network costs between them, it does not tell.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Session } from 'chdb';
import type { ClickHouse } from '../src/stores/clickhouse/client.ts';
import { openCluster } from '../src/stores/clickhouse/clustered.ts';
import { migrateClickHouse } from '../src/stores/clickhouse/migrations.ts';
import { authorCounts } from '../src/stores/clickhouse/queries/author-counts.ts';
import { authorSeries } from '../src/stores/clickhouse/queries/author-series.ts';
import { keywordSets } from '../src/stores/clickhouse/queries/keyword-sets.ts';
import { mentionCube } from '../src/stores/clickhouse/queries/mention-cube.ts';
import { mentionFigures } from '../src/stores/clickhouse/queries/mention-figures.ts';
import { mentionPage } from '../src/stores/clickhouse/queries/mention-page.ts';
import type { MentionScope } from '../src/stores/clickhouse/queries/mention-scope.ts';
import { placeCounts } from '../src/stores/clickhouse/queries/place-counts.ts';
import { reachSeries } from '../src/stores/clickhouse/queries/reach-series.ts';
import { signCounts } from '../src/stores/clickhouse/queries/sign-counts.ts';
import { timeCounts } from '../src/stores/clickhouse/queries/time-counts.ts';
import { topKeywords } from '../src/stores/clickhouse/queries/top-keywords.ts';
import { asOneServer } from '../tests/support/cluster.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';

const DAY = 24 * 60 * 60 * 1000;
const END = Date.parse('2026-11-01T00:00:00.000Z');
const START = END - 365 * DAY;
const NAME = 'one_shard';
const CONFIGURATION = `<clickhouse><tcp_port>9000</tcp_port><remote_servers><${NAME}><shard><replica><host>127.0.0.1</host><port>9000</port></replica></shard></${NAME}></remote_servers></clickhouse>`;

const FIRST_DAY = START / DAY;
const buckets = {
  granularity: 'day',
  first: new Date(START),
  numbers: Array.from({ length: 366 }, (_, at) => FIRST_DAY + at),
} as const;

const QUESTIONS: Record<string, (clickhouse: ClickHouse, scope: MentionScope) => Promise<unknown>> = {
  'figures, distinct authors and texts': mentionFigures,
  'day × media type × sentiment': (clickhouse, scope) => mentionCube(clickhouse, scope, buckets),
  'buckets, days, weekdays and hours': (clickhouse, scope) => timeCounts(clickhouse, scope, buckets),
  'authors of each day': (clickhouse, scope) => authorSeries(clickhouse, scope, buckets),
  'reach by day': (clickhouse, scope) => reachSeries(clickhouse, scope, buckets),
  'top authors': (clickhouse, scope) => authorCounts(clickhouse, scope, 50),
  'top sites': (clickhouse, scope) => placeCounts(clickhouse, scope, 'domain', 20),
  'top hashtags': (clickhouse, scope) => signCounts(clickhouse, scope, 'hashtags', 50),
  'keywords, and their sets': async (clickhouse, scope) =>
    keywordSets(clickhouse, scope, (await topKeywords(clickhouse, scope)).slice(0, 20)),
  'the newest fifty': (clickhouse, scope) => mentionPage(clickhouse, scope, { sort: 'newest', skip: 0, limit: 50 }),
  'fifty by engagement': (clickhouse, scope) => mentionPage(clickhouse, scope, { sort: 'engagement', skip: 0, limit: 50 }),
  'figures without copies': (clickhouse, scope) => mentionFigures(clickhouse, { ...scope, withoutCopies: true }),
};

export async function clusterBench(args: string[]): Promise<void> {
  const options = { mentions: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '15' } } as const;
  const { values } = parseArgs({ args, options });
  const [mentions, rounds] = [Number(values.mentions), Number(values.rounds)];
  const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
  const configuration = join(folder, 'engine.xml');
  await writeFile(configuration, CONFIGURATION);
  const session = new Session(join(folder, 'clickhouse'), { connectionArgs: [`--config-file=${configuration}`] });
  const clickhouse = await openCluster({ dataDir: folder }, { name: NAME, replicated: false });
  await migrateClickHouse(clickhouse);
  await clickhouse.command(made(mentions), {}, { seconds: 600, bytes: 8_000_000_000 });
  await clickhouse.maintain('OPTIMIZE TABLE mentions FINAL');
  const direct = await asOneServer(folder);
  const rows: string[][] = [];
  let asked = 0;
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const times = { cluster: [] as number[], direct: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      for (const [way, store] of [
        ['cluster', clickhouse],
        ['direct', direct],
      ] as const) {
        // Another second each time: no answer is kept of it.
        const began = performance.now();
        await question(store, scopeTo(++asked));
        if (round > 0) times[way].push(performance.now() - began);
      }
    }
    const [cluster, plain] = [percentile(times.cluster, 50), percentile(times.direct, 50)];
    rows.push([name, plain.toFixed(0), cluster.toFixed(0), (cluster / plain).toFixed(2)]);
  }
  await direct.close();
  await clickhouse.close();
  session.close();
  await rm(folder, { recursive: true, force: true });
  console.log(
    `\n${mentions.toLocaleString('en')} mentions of one topic, each asked ${rounds} times; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(columns([['p50, ms', 'directly', 'by the cluster', 'ratio'], ...rows]));
}

function scopeTo(second: number): MentionScope {
  return {
    organisationId: 1,
    corrected: false,
    topicId: 1,
    revision: 1,
    hidden: [],
    start: new Date(START),
    end: new Date(END + second * 1000),
    clock: { since: [0], ahead: [8 * 3600] },
    filter: {},
    withoutCopies: false,
  };
}

/** As uneven as what people write: few authors, sites and words have most. */
function made(mentions: number): string {
  const uneven = (salt: number, most: number) => `toUInt64(pow(${most}, (sipHash64(number, ${salt}) % 100000) / 100000))`;
  const words = (salt: number, count: number, most: number) =>
    `arrayMap(at -> concat('${salt === 20 ? '#' : 'word'}', toString(toUInt64(pow(${most}, (sipHash64(number, at, ${salt}) % 100000) / 100000)))), range(${count}))`;
  return `INSERT INTO mentions (topic_id, revision, published_at, post_id, media_type, kind, sentiment, author_key, author_followers, domain,
      language, native_id, copy_key, likes, engagement, hashtags, keywords, version, is_deleted)
    SELECT 1, 1, toDateTime(${START / 1000} + sipHash64(number, 1) % ${(END - START) / 1000}, 'UTC'), sipHash64(number), 1 + number % 10, 1 + number % 2,
      number % 5, ${uneven(2, 200_000)}, ${uneven(3, 1_000_000)}, concat('site', toString(${uneven(4, 2000)}), '.example'), 'en', toString(number),
      if(number % 10 = 0, ${uneven(5, 50_000)}, sipHash64(number, 6)), ${uneven(7, 10_000)}, ${uneven(8, 20_000)},
      ${words(20, 2, 50_000)}, ${words(30, 10, 100_000)}, 1, 0
    FROM numbers(${mentions})`;
}
