import { expect, it } from 'vitest';
import { type MadeUpAnswer, madeUpWeb } from '../../../../tests/support/made-up-web.ts';
import { SourceFailure } from '../source-failure.ts';
import { pageDate } from './page-date.ts';

const PAGE = 'https://paper.example/pier';
const NOW = new Date('2026-03-10T12:00:00Z');
const TEXT =
  '<p>The ferry did not leave the pier this morning, since the wind was stronger than the captain liked it.</p>'.repeat(6);
const OPEN = 'User-agent: *\nAllow: /';

function page(date: string): string {
  const data = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'The pier', datePublished: date };
  return `<html><head><title>The pier</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><article><h1>The pier</h1>${TEXT}</article></body></html>`;
}

it.each<[string, Record<string, MadeUpAnswer>, string | null, number]>([
  ['a page that says', { '/robots.txt': OPEN, '/pier': page('2015-03-02T09:00:00Z') }, '2015-03-02T09:00:00.000Z', 2],
  ['a date to come', { '/robots.txt': OPEN, '/pier': page('2035-03-02') }, null, 2],
  ['a page without one', { '/robots.txt': OPEN, '/pier': page('') }, null, 2],
  ['a site that lets no programs in', { '/robots.txt': 'User-agent: *\nDisallow: /', '/pier': page('2015-03-02') }, null, 1],
  ['a site that does not answer', {}, null, 1],
])('%s', async (_name, paths, date, questions) => {
  const answers = Object.fromEntries(Object.entries(paths).map(([path, answer]) => [`https://paper.example${path}`, answer]));
  const { fetchWeb, asked } = madeUpWeb(answers);
  const found = await pageDate({ fetchWeb, now: () => NOW }, PAGE);
  expect([found?.toISOString() ?? null, asked.length]).toEqual([date, questions]);
});

it('has no date for whoever does not wait any longer', async () => {
  const { fetchWeb } = madeUpWeb({ 'https://paper.example/robots.txt': OPEN });
  expect(await pageDate({ fetchWeb, now: () => NOW, signal: AbortSignal.abort() }, PAGE)).toBeNull();
});

it('does not hide what is ours', async () => {
  const fetchWeb = async () => Promise.reject(new TypeError('a mistake'));
  await expect(pageDate({ fetchWeb, now: () => NOW }, PAGE)).rejects.not.toBeInstanceOf(SourceFailure);
});
