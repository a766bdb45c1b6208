/** The figures of the matching benchmark as a table, and what they come to. */
import { columns } from './contenders.ts';
import type { MatchingContender } from './matching-contenders.ts';
import type { Measured } from './matching-work.ts';

export interface Result {
  key: string;
  contender: MatchingContender;
  topics: number;
  measured: Measured;
}

const HEAD = ['', 'topics', 'posts/s', 'posts', 'evaluated', 'matched', 'build', 'memory', 'ours ÷ this', ''];

export function resultTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { contender, topics, measured } = result;
    const ours = find(results, 'ready', topics);
    return [
      contender.name,
      contender.whatever ? '' : topics.toLocaleString('en'),
      Math.round(rate(result)).toLocaleString('en'),
      measured.posts.toLocaleString('en'),
      figure(measured.evaluated),
      figure(measured.matched),
      measured.buildSeconds === 0 ? '' : `${measured.buildSeconds.toFixed(2)} s`,
      measured.megabytes === null ? '' : `${Math.round(measured.megabytes)} MB`,
      ours && !contender.whatever ? (rate(ours) / rate(result)).toFixed(2) : '',
      measured.note,
    ];
  });
  return columns([HEAD, ...rows]);
}

export function conclusions(results: readonly Result[], topics: readonly string[]): string[] {
  const lines: string[] = [];
  const ours = results.filter((result) => result.key === 'ready');
  for (const one of ours) {
    const peers = results.filter(
      (result) => result.topics === one.topics && result.contender.kind === 'peer' && !result.contender.hindsight,
    );
    const best = peers.reduce<Result | undefined>(
      (found, peer) => (found && rate(found) >= rate(peer) ? found : peer),
      undefined,
    );
    const scan = find(results, 'scan', one.topics);
    const parts = [
      best && `${(rate(one) / rate(best)).toFixed(1)} × the best peer (${best.contender.name})`,
      scan && `${(rate(one) / rate(scan)).toFixed(2)} × the bare scan`,
    ].filter(Boolean);
    if (parts.length > 0) lines.push(`${one.topics.toLocaleString('en')} topics: ${parts.join(', ')}`);
  }
  for (const { topics: count, measured } of ours) {
    const costs = measured.lengths.map(({ units, microseconds }) => `${units} units ${microseconds.toFixed(1)} µs`);
    lines.push(`${count.toLocaleString('en')} topics, a post by its length: ${costs.join(', ')}`);
  }
  const few = ours.find((one) => one.topics === 100);
  for (const many of few ? ours.filter((one) => one.topics > 100) : []) {
    lines.push(
      `time at ${many.topics.toLocaleString('en')} topics ÷ time at 100: ${(rate(few as Result) / rate(many)).toFixed(2)}`,
    );
  }
  return [...lines, ...results.flatMap((result) => agreement(result, find(results, 'ready', result.topics), topics))];
}

/** Where a contender answers otherwise than ours, on the posts that both did. */
function agreement(result: Result, ours: Result | undefined, topics: readonly string[]): string[] {
  const { answers } = result.measured;
  if (!ours || ours === result || answers.length === 0) return [];
  let same = 0;
  const exact = { more: 0, fewer: 0 };
  const other = { more: 0, fewer: 0 };
  const examples: string[] = [];
  const count = (topic: number, post: number, way: 'more' | 'fewer') => {
    const isExact = topics[topic]?.includes('{') === true;
    (isExact ? exact : other)[way]++;
    if (!isExact && examples.length < 3) examples.push(`    ${way}: post ${post}, ${topics[topic]}`);
  };
  for (const [post, theirs] of answers.entries()) {
    const mine = ours.measured.answers[post] ?? [];
    const [mineSet, theirSet] = [new Set(mine), new Set(theirs)];
    for (const topic of theirs)
      if (mineSet.has(topic)) same++;
      else count(topic, post, 'more');
    for (const topic of mine) if (!theirSet.has(topic)) count(topic, post, 'fewer');
  }
  const said = `${result.contender.name}, ${result.topics.toLocaleString('en')} topics, ${answers.length} posts: ${same} matches agree`;
  const differing = [
    exact.more + exact.fewer > 0 && `exact spelling: ${exact.more} more, ${exact.fewer} fewer`,
    other.more + other.fewer > 0 && `otherwise: ${other.more} more, ${other.fewer} fewer`,
  ].filter((part) => part !== false);
  return [[said, ...differing].join('; '), ...examples];
}

function find(results: readonly Result[], key: string, topics: number): Result | undefined {
  return results.find((result) => result.key === key && result.topics === topics);
}

function rate({ measured }: Result): number {
  return measured.posts / measured.seconds;
}

function figure(value: number | null): string {
  return value === null ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
