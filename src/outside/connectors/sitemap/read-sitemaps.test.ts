import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import { readSitemaps } from './read-sitemaps.ts';

const SITE = 'https://news.example';

describe('readSitemaps', () => {
  it('asks those of news first, then what changed last, then the highest number; what is old not at all', async () => {
    const index = [
      ['part-2.xml'],
      ['part-10.xml'],
      ['old.xml', '2026-11-01'],
      ['late.xml', '2026-11-21'],
      ['later.xml', '2026-11-22'],
      ['google-news.xml'],
    ].map(([name, lastmod]) => `<sitemap><loc>/${name}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>`);
    const { asked, files } = await read({ '/map.xml': `<sitemapindex>${index.join('')}</sitemapindex>` });
    expect(asked).toEqual(['/map.xml', '/google-news.xml', '/later.xml', '/late.xml', '/part-10.xml', '/part-2.xml']);
    expect(files[0]).toMatchObject({ url: `${SITE}/google-news.xml`, pages: [{ url: `${SITE}/page` }] });
  });

  it('asks some files at once, says how many were too many, and none twice', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `<sitemap><loc>/${at % 20}.xml</loc></sitemap>`);
    const { asked, waiting } = await read({ '/map.xml': `<sitemapindex>${names.join('')}</sitemapindex>` });
    expect([asked.length, waiting]).toEqual([10, 11]);
  });

  it('comes to an end with an index of itself', async () => {
    const more = (name: string) => `<sitemapindex><sitemap><loc>/${name}x.xml</loc></sitemap></sitemapindex>`;
    const { asked } = await read({ '/map.xml': more('a'), '/ax.xml': more('b'), '/bx.xml': more('c'), '/cx.xml': more('map') });
    expect(asked).toEqual(['/map.xml', '/ax.xml', '/bx.xml']);
  });

  it('goes on after one that is none, and asks nothing that is not allowed', async () => {
    const index = '<sitemapindex><sitemap><loc>/a.xml</loc></sitemap><sitemap><loc>/no.xml</loc></sitemap></sitemapindex>';
    const { asked, files, isThere } = await read({ '/map.xml': index, '/a.xml': '<html></html>' });
    expect([asked, files, isThere]).toEqual([['/map.xml', '/a.xml'], [], true]);
  });

  it.each([
    ['was asked too often', new SourceFailure('rate-limited', 'x')],
    ['wants a person', challenge()],
  ])('stops where the site %s', async (_name, failure) => {
    await expect(read({ '/map.xml': failure })).rejects.toBe(failure);
  });
});

async function read(answers: Readonly<Record<string, string | SourceFailure>>) {
  const asked: string[] = [];
  const fetchWeb = async ({ url }: { url: string }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const answer = answers[pathname] ?? '<urlset><url><loc>/page</loc></url></urlset>';
    if (typeof answer !== 'string') throw answer;
    return { status: 200, url, headers: new Headers(), text: answer };
  };
  const reader = { fetchWeb, now: () => new Date('2026-11-23T00:00:00Z') };
  const mayAsk = (url: string) => !url.endsWith('/no.xml');
  const since = new Date('2026-11-16T00:00:00Z');
  return { ...(await readSitemaps(reader, { from: [`${SITE}/map.xml`], mayAsk, since })), asked };
}

function challenge(): SourceFailure {
  const headers = new Headers({ 'cf-mitigated': 'challenge' });
  return new SourceFailure('blocked', 'x', null, { status: 403, headers, text: '' });
}
