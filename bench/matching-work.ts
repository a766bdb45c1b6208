/** What every contender of the matching benchmark is given, and what it answers. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ImportedPost } from '../src/contract/posts.ts';
import type { QueryNode } from '../src/engine/query/ast.ts';
import { compile } from '../src/engine/query/compile.ts';
import { hasErrors, parse } from '../src/engine/query/parse.ts';
import { readCorpus } from './corpus.ts';

export interface Work {
  file: string;
  /** In an order in which any first part is a fair sample of the whole. */
  posts: ImportedPost[];
  /** Texts of the keyword language, and the same compiled. */
  topics: string[];
  queries: QueryNode[];
  /** For measuring, warming up included; a slow contender does fewer posts, never fewer topics. */
  seconds: number;
  runs: number;
}

/** Posts whose answers are compared between contenders. */
export const COMPARED = 2000;

export const measured = z.object({
  /** Done in the best run, and what it took. */
  posts: z.number(),
  seconds: z.number(),
  /** Until the first post can be matched, and what stands in memory for it; null where that is another process'. */
  buildSeconds: z.number(),
  megabytes: z.number().nullable(),
  /** Topics per post. */
  evaluated: z.number().nullable(),
  matched: z.number().nullable(),
  note: z.string(),
  /** What a post costs by its length in UTF-16 units of token text; empty where that was not looked at. */
  lengths: z.array(z.object({ units: z.number(), microseconds: z.number() })),
  /** Of the first posts, at most COMPARED: which topics each matches, ascending. */
  answers: z.array(z.array(z.number())),
});
export type Measured = z.infer<typeof measured>;

/** What most contenders have nothing to say about. */
export const NOTHING = { buildSeconds: 0, megabytes: null, evaluated: null, matched: null, note: '', lengths: [], answers: [] };

export async function readWork(options: {
  file: string;
  topics: string;
  count: number;
  seconds: number;
  runs: number;
}): Promise<Work> {
  const topics = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(options.topics, 'utf8')))
    .slice(0, options.count);
  const { file, seconds, runs } = options;
  return { file, posts: mixed(await readCorpus(file)), topics, queries: topics.map(compiled), seconds, runs };
}

export function compiled(text: string): QueryNode {
  const parsed = parse(text);
  if (parsed.tree === null || hasErrors(parsed)) throw new Error(`not a query: ${text}`);
  return compile(parsed.tree);
}

/** The sets of a corpus stand one after the other; steps of a fixed share of it visit them all evenly. */
function mixed<T>(list: readonly T[]): T[] {
  const golden = Math.floor(list.length * 0.618) | 1;
  const step =
    Array.from({ length: list.length }, (_, more) => golden + more).find((one) => divisor(one, list.length) === 1) ?? 1;
  return list.map((_, index) => list[(index * step) % list.length] as T);
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The best of the runs over as many posts, from the first on, as the time allows; the count itself warms up. */
export function timePosts(work: Work, one: (at: number) => void): { posts: number; seconds: number } {
  const share = (1000 * work.seconds) / (work.runs + 1);
  let posts = 0;
  for (const until = performance.now() + share; posts < work.posts.length && performance.now() < until; posts++) one(posts);
  const seconds = bestOf(work.runs, () => {
    for (let at = 0; at < posts; at++) one(at);
  });
  return { posts, seconds };
}

function bestOf(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    work();
    best = Math.min(best, (performance.now() - startedAt) / 1000);
  }
  return best;
}

/** Shares of the posts, shortest first, around which a part of them is timed. */
const LENGTHS = [0.1, 0.5, 0.9, 0.99, 0.999];
const PART = 1000;

/** What posts of about the same length cost each. */
export function timeLengths(texts: readonly string[], runs: number, one: (at: number) => void): Measured['lengths'] {
  const order = Array.from(texts.keys()).sort((a, b) => (texts[a] as string).length - (texts[b] as string).length);
  return LENGTHS.map((share) => {
    const half = Math.min(PART / 2, Math.floor(order.length * (1 - share)));
    const middle = Math.floor(order.length * share);
    const part = order.slice(Math.max(0, middle - half), middle + half);
    const units = part.reduce((sum, at) => sum + (texts[at] as string).length, 0) / part.length;
    const seconds = bestOf(runs, () => part.forEach(one));
    return { units: Math.round(units), microseconds: (1e6 * seconds) / part.length };
  });
}

/** What is built, how long that took, and how much memory it holds on to; wants the flag --expose-gc. */
export function weigh<T>(build: () => T): { built: T; buildSeconds: number; megabytes: number } {
  const before = held();
  const startedAt = performance.now();
  const built = build();
  const buildSeconds = (performance.now() - startedAt) / 1000;
  return { built, buildSeconds, megabytes: Math.max(0, held() - before) };
}

function held(): number {
  // What an earlier step has left behind is not always gone after one round.
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
