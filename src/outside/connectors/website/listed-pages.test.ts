import { describe, expect, it } from 'vitest';
import type { SitemapEntry } from '../sitemap/parse-sitemap.ts';
import { LONGEST_KNOWN, packedMarks, pageMark, unpackedMarks } from './known-pages.ts';
import { chosenPages, type Listed } from './listed-pages.ts';

const SITE = 'https://news.example';
const MAP = `${SITE}/map.xml`;
const NOW = new Date('2026-11-23T00:00:00Z');

function page(name: string, more: Partial<SitemapEntry> = {}): SitemapEntry {
  return { url: `${SITE}/${name}`, modified: null, published: null, title: null, ...more };
}

function modified(day: string): Partial<SitemapEntry> {
  return { modified: new Date(`2026-11-${day}T00:00:00Z`) };
}

function chosen(pages: SitemapEntry[], more: Partial<Listed> = {}) {
  const choice = chosenPages({
    files: [{ url: MAP, pages }],
    isOfSite: ({ host }) => host === 'news.example',
    known: new Set(),
    knownFiles: new Set(),
    articles: new Map(),
    since: new Date('2026-11-16T00:00:00Z'),
    now: NOW,
    ...more,
  });
  const names = (urls: readonly SitemapEntry[]) => urls.map(({ url }) => url.slice(SITE.length + 1));
  return { ...choice, fresh: names(choice.fresh), changed: names(choice.changed) };
}

describe('chosenPages', () => {
  it('gives what is new, newest first, and nothing from before', () => {
    const pages = [page('old', modified('01')), page('a', modified('18')), page('b', modified('20')), page('c', modified('19'))];
    expect(chosen(pages).fresh).toEqual(['b', 'c', 'a']);
  });

  it('believes when news was published before when it was changed', () => {
    expect(chosen([page('a', { ...modified('22'), published: new Date('2026-10-01') })]).fresh).toEqual([]);
  });

  it('gives what is known only where it has changed, which an article does', () => {
    const known = new Set(['a', 'b', 'c'].map((name) => pageMark(`${SITE}/${name}`)));
    const before = Date.parse('2026-11-20T00:00:00Z') / 60_000;
    const articles = new Map([
      [pageMark(`${SITE}/a`), before],
      [pageMark(`${SITE}/b`), before],
    ]);
    const pages = [page('a', modified('20')), page('b', modified('21')), page('c', modified('21')), page('d', modified('17'))];
    expect(chosen(pages, { known, articles })).toMatchObject({ fresh: ['d'], changed: ['b'] });
  });

  it('gives the first of a list without dates, and takes the others for known', () => {
    const pages = Array.from({ length: 30 }, (_, at) => page(String(at)));
    const { fresh, passed } = chosen(pages);
    expect([fresh.length, fresh[0], passed.length]).toEqual([20, '0', 10]);
  });

  it('gives later what was not in such a list, before what has a date', () => {
    const known = new Set([pageMark(`${SITE}/0`)]);
    const pages = [page('0'), page('dated', modified('22')), ...Array.from({ length: 25 }, (_, at) => page(`new-${at}`))];
    const { fresh, passed } = chosen(pages, { known, knownFiles: new Set([pageMark(MAP)]) });
    expect([fresh.length, fresh[0], fresh.at(-1), passed]).toEqual([26, 'new-0', 'dated', []]);
  });

  it.each([
    ['a minute in which more pages changed than can', '2026-11-22T07:30:00Z', 60, 20],
    ['a day on which as many changed', '2026-11-22T00:00:00Z', 60, 60],
    ['a day on which more changed than can', '2026-11-22T00:00:00Z', 2_500, 20],
  ])('believes, or does not, %s', (_name, time, pages, fresh) => {
    const listed = Array.from({ length: pages }, (_, at) => page(String(at), { modified: new Date(time) }));
    expect(chosen(listed).fresh).toHaveLength(fresh);
  });

  it('takes of a long list without dates its two ends', () => {
    const pages = Array.from({ length: 50_000 }, (_, at) => page(String(at)));
    const { listed } = chosen(pages);
    const has = (name: number) => listed.has(pageMark(`${SITE}/${name}`));
    expect([listed.size, has(0), has(25_000), has(49_999)]).toEqual([20_000, true, false, true]);
  });

  it('gives a page once, and neither the site itself nor pages of others', () => {
    const other = { ...page('x'), url: 'https://other.example/x' };
    const pages = [page('a?utm_source=x'), page('a'), { ...page(''), url: `${SITE}/` }, other];
    expect(chosen(pages)).toMatchObject({ fresh: ['a?utm_source=x'], elsewhere: 1 });
  });
});

describe('packedMarks', () => {
  it('keeps the last, and gives them back', () => {
    const marks = Array.from({ length: 30_000 }, (_, at) => pageMark(`${SITE}/${at}`));
    const packed = packedMarks(marks);
    expect(packed.length).toBeLessThanOrEqual(LONGEST_KNOWN);
    const kept = unpackedMarks(packed);
    expect([kept.has(marks[0] ?? 0), kept.has(marks.at(-1) ?? 0)]).toEqual([false, true]);
    expect(packedMarks(kept)).toBe(packed);
  });

  it('has one mark for one page', () => {
    expect(pageMark(`${SITE}/a/?b=1&a=2#x`)).toBe(pageMark(`${SITE}/a/?a=2&b=1&utm_source=y`));
    expect(unpackedMarks('no base64 at all')).toBeInstanceOf(Set);
  });
});
