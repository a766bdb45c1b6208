/**
 * How the cost of summaries grows with their posts: `npm run bench summaries`. Posts of the demo, so that no file is needed; the extract, the
 * choice of evidence, and the check of thirty sentences.
 */
import { readFileSync } from 'node:fs';
import { generateDemoPosts } from '../src/engine/demo/generate-demo-posts.ts';
import { citationChecker } from '../src/engine/summaries/check-citations.ts';
import { chooseEvidence } from '../src/engine/summaries/choose-evidence.ts';
import { extractSentences } from '../src/engine/summaries/extract-sentences.ts';
import type { SummaryPost } from '../src/engine/summaries/summary-post.ts';
import { compileKnowledge } from '../src/engine/themes/read-themes.ts';
import { readWordModel } from '../src/engine/themes/word-model.ts';

const SIZES = [100, 300, 1000, 3000, 10_000];
const RUNS = 5;
const knowledge = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);

export async function summariesBench(): Promise<void> {
  const posts = demoPosts(Math.max(...SIZES));
  console.log(
    '| posts | extract of 5 sentences, ms | evidence of 20,000 characters, ms | check of 30 sentences, ms |\n|---|---|---|---|',
  );
  for (const size of SIZES) {
    const selection = posts.slice(0, size);
    const byId = new Map(selection.map((post) => [post.id, post]));
    const extracted = extractSentences(selection, { sentences: 30, knowledge });
    const cited = extracted.map(({ text, postId }) => ({ text, posts: [postId, ...selection.slice(0, 4).map(({ id }) => id)] }));
    const times = [
      fastest(() => extractSentences(selection, { sentences: 5, knowledge })),
      fastest(() => chooseEvidence(selection, { characters: 20_000, knowledge })),
      fastest(() => cited.map(citationChecker(byId, knowledge))),
    ];
    console.log(`| ${size} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`);
  }
  const long = posts.slice(0, 200).map((post, at) => ({ ...post, content: textOf(posts, at) }));
  const ofLong = fastest(() => extractSentences(long, { sentences: 5, knowledge }));
  console.log(`| 200 of 100,000 characters | ${ofLong.toFixed(1)} | | |`);
  await Promise.resolve();
}

function demoPosts(count: number): SummaryPost[] {
  const posts: SummaryPost[] = [];
  for (const post of generateDemoPosts({ seed: 'bench', now: new Date('2026-03-10T12:00:00Z'), timezone: 'Asia/Hong_Kong' })) {
    if (posts.length === count) break;
    const { id, title, content, lang, published_at } = post;
    posts.push({ id, title: title ?? '', content: content ?? '', language: lang ?? null, weight: 0, publishedAt: published_at });
  }
  return posts;
}

function textOf(posts: readonly SummaryPost[], from: number): string {
  let text = '';
  for (let at = from; text.length < 100_000; at++) text += `${posts[(7 * at) % posts.length]?.content} `;
  return text;
}

function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
