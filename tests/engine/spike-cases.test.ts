import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractSentences } from '../../src/engine/summaries/extract-sentences.ts';
import type { SummaryPost } from '../../src/engine/summaries/summary-post.ts';
import { unusualWords, WordsOfPosts } from '../../src/engine/summaries/unusual-words.ts';
import { compileKnowledge } from '../../src/engine/themes/read-themes.ts';
import { readWordModel } from '../../src/engine/themes/word-model.ts';
import { type SpikeCase, spikeCases } from '../support/spike-cases.ts';

const knowledge = compileKnowledge(readWordModel(readFileSync(new URL('../../models/segmenter/words.bin', import.meta.url))), []);
const SENTENCES = 3;
const cases = spikeCases(['one', 'two']);

/** What is read: three sentences, or three posts whole. */
const READINGS: Readonly<Record<string, (one: SpikeCase) => string>> = {
  'extract, knowing what is unusual': ({ posts, usual, language }) =>
    quoted(posts, { language, unusual: unusualWords(new WordsOfPosts(knowledge, posts), new WordsOfPosts(knowledge, usual)) }),
  'extract of the posts alone': ({ posts, language }) => quoted(posts, { language }),
  'first three posts': ({ posts }) => whole(posts.slice(0, SENTENCES)),
  'last three posts': ({ posts }) => whole(posts.slice(-SENTENCES)),
  'three posts with most engagement': ({ posts }) =>
    whole(posts.toSorted((one, other) => other.weight - one.weight).slice(0, SENTENCES)),
};

function quoted(
  posts: readonly SummaryPost[],
  { language, unusual }: { language: SpikeCase['language']; unusual?: Map<string, number> },
) {
  const found = extractSentences(posts, {
    sentences: SENTENCES,
    knowledge,
    ...(language ? { language } : {}),
    ...(unusual ? { unusual } : {}),
  });
  return found.map(({ text }) => text).join('\n');
}

function whole(posts: readonly SummaryPost[]): string {
  return posts.map(({ title, content }) => `${title}\n${content}`).join('\n');
}

const read = Object.entries(READINGS).map(([name, reading]) => {
  const texts = cases.map((one) => ({ one, text: reading(one) }));
  const named = texts.filter(({ one, text }) => one.cause.test(text));
  const event = texts.filter(({ one, text }) => one.event.test(text));
  return {
    name,
    cause: named.length / cases.length,
    event: event.length / cases.length,
    length: texts.reduce((sum, { text }) => sum + text.length, 0) / cases.length,
    missed: texts.filter(({ one, text }) => !one.cause.test(text)).map(({ one, text }) => `${one.name}: ${text}`),
  };
});

test.each(['extract, knowing what is unusual', 'extract of the posts alone'])('%s names the cause in 90 of 100', (name) => {
  const { cause, missed } = read.find((one) => one.name === name) ?? { cause: 0, missed: [] };
  expect(cases.length).toBeGreaterThan(150);
  expect(cause, missed.join('\n\n')).toBeGreaterThanOrEqual(0.9);
});

test('and more often than the first three posts', () => {
  const shareOf = (name: string): number => read.find((one) => one.name === name)?.cause ?? 0;
  expect(shareOf('extract of the posts alone')).toBeGreaterThan(shareOf('first three posts') + 0.1);
});

test('figures', () => {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = read.map(
    ({ name, cause, event, length }) => `| ${name} | ${percent(cause)} | ${percent(event)} | ${Math.round(length)} |`,
  );
  const head = [
    `\nspikes of the demo: names the cause, of ${cases.length} cases`,
    '| read | the cause | the event itself | characters |',
  ];
  process.stdout.write(`${[...head, '|---|---|---|---|', ...rows].join('\n')}\n`);
  expect(rows).toHaveLength(Object.keys(READINGS).length);
});
