/** The sitemaps of crawler-commons' suite: how many pages each names, unpacked and decoded as the guard does it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSitemap } from '../../src/outside/connectors/sitemap/parse-sitemap.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { decodeText } from '../../src/outside/connectors/web/decode-text.ts';
import { unpackedFile } from '../../src/outside/connectors/web/read-body.ts';
import { expectAgreement, type Outcome } from './documented-choices.ts';
import { isSharedData, sharedFolder } from './shared-data.ts';

/** Elements `<url>`, `<sitemap>`, `<entry>` and `<item>`, or lines; of news, how many say when they were published. */
const EXPECTED: Readonly<Record<string, readonly [pages: number, news: number]>> = {
  'rss/feed.rss': [4, 0],
  'rss/xmlRss_pubDate.xml': [7, 0],
  'sitemaps/atom.xml': [1, 0],
  'sitemaps/do-not-visit.txt': [1, 0],
  'sitemaps/extension/hebdenbridgetimes-articles-sitemap.xml': [74, 0],
  'sitemaps/extension/pagemaps-sitemap.xml': [2, 0],
  'sitemaps/extension/shinpaideshou-news-sitemap.xml': [3, 3],
  'sitemaps/extension/sitemap-images.xml': [1, 0],
  'sitemaps/extension/sitemap-links.xml': [3, 0],
  'sitemaps/extension/sitemap-mobile.xml': [3, 0],
  'sitemaps/extension/sitemap-news.xml': [2, 2],
  'sitemaps/extension/sitemap-videos-tvshow.xml': [1, 0],
  'sitemaps/extension/sitemap-videos.xml': [3, 0],
  'sitemaps/sitemap-with-bom.txt': [2, 0],
  'sitemaps/sitemap.badns.xml': [2, 0],
  'sitemaps/sitemap.index.xml': [15, 0],
  'sitemaps/sitemap.ns.xml': [2, 0],
  'sitemaps/sitemap.txt': [2, 0],
  'sitemaps/sitemap.txt.gz': [5, 0],
  'sitemaps/xmlSitemap.gz': [5, 0],
};

describe.skipIf(!isSharedData)('sitemaps of crawler-commons', () => {
  it('name their pages', async () => {
    const files = ['rss', 'sitemaps'].flatMap((folder) =>
      readdirSync(sharedFolder('web_crawler_commons', folder), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) =>
          path.relative(sharedFolder('web_crawler_commons'), path.join(file.parentPath, file.name)).split(path.sep).join('/'),
        ),
    );
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
    expectAgreement('sitemaps', await Promise.all(files.map(outcomeOf)));
  });
});

async function outcomeOf(file: string): Promise<Outcome> {
  const bytes = readFileSync(sharedFolder('web_crawler_commons', ...file.split('/')));
  const limits = { received: 1_000_000, unpacked: 1_000_000 };
  const { text } = decodeText(await unpackedFile(bytes, limits, 'site.example'), null);
  const found = countsOf(text, file);
  return { name: file, agrees: String(found) === String(EXPECTED[file]), detail: String(found) };
}

function countsOf(text: string, file: string): readonly number[] | string {
  try {
    const { entries } = parseSitemap(text, `https://site.example/${file}`);
    const isFeed = file.startsWith('rss/') || file.endsWith('atom.xml');
    return [entries.length, isFeed ? 0 : entries.filter(({ published }) => published !== null).length];
  } catch (error) {
    if (error instanceof SourceFailure) return error.kind;
    throw error;
  }
}
