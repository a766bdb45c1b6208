import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startWebServer } from '../../../tests/support/web-server.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { openGuardedFetch } from '../../outside/connectors/web/guarded-fetch.ts';
import { trySource } from './try-source.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour News</title><link>https://news.example/</link>
${Array.from({ length: 7 }, (_, day) => `<item><title>Day ${day + 1}</title><link>https://news.example/${day + 1}</link><pubDate>0${day + 1} Nov 2026 08:00:00 +0800</pubDate></item>`).join('')}
<item><link>https://news.example/empty</link></item></channel></rss>`;
const FORUM = JSON.stringify({
  latest_posts: [{ id: 3, topic_id: 1, post_number: 1, username: 'a', created_at: '2026-11-20T02:00:00Z', cooked: 'text' }],
});

const pause = async () => undefined;

describe('trySource', () => {
  it('shows the newest posts of a feed', async () => {
    const sample = await tried({ 'https://news.example/feed': RSS }, { address: 'news.example/feed' });
    expect(sample).toMatchObject({ kind: 'feed', title: 'Harbour News', found: 7, others: [] });
    expect(sample.posts.map(({ title, media_type: type }) => [title, type])).toEqual(
      [7, 6, 5, 4, 3].map((day) => [`Day ${day}`, 'news']),
    );
    expect(sample.leftOut).toEqual([{ reason: 'without title and text', count: 1 }]);
  });

  it('asks through the guard, as the product does', async () => {
    const server = await startWebServer(({ url }, response) => {
      if (url === '/') return response.writeHead(302, { location: '/feed' }).end();
      const headers = { 'content-type': 'application/rss+xml', 'content-encoding': 'gzip' };
      return response.writeHead(200, headers).end(gzipSync(RSS));
    });
    const now = () => new Date('2026-11-23T00:00:00Z');
    const web = openGuardedFetch({ userAgent: 'Earshot', now, allowed: (address) => address === '127.0.0.1' });
    const address = `http://127.0.0.1:${server.port}/`;
    expect(await trySource({ fetchWeb: web.fetch, now, pause }, { address })).toMatchObject({ kind: 'feed', found: 7 });
    expect(server.requests.map(({ path }) => path)).toEqual(['/', '/feed']);
    const guarded = openGuardedFetch({ userAgent: 'Earshot', now });
    await expect(trySource({ fetchWeb: guarded.fetch, now, pause }, { address })).rejects.toMatchObject({ kind: 'refused' });
    await Promise.all([web.close(), guarded.close(), server.close()]);
  });

  it.each(['feed', 'website', 'discourse', 'lihkg', undefined])('refuses what is no address, of the kind %s', async (kind) => {
    for (const address of ['"late ferry"', 'ferry AND boat', '#late', 'mailto://a@example.org'])
      await expect(tried({}, { address, kind })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('takes its posts for what they are said to be', async () => {
    const input = { address: 'https://news.example/feed', kind: 'feed', mediaType: 'blog' };
    const { posts } = await tried({ 'https://news.example/feed': RSS }, input);
    expect(posts[0]?.media_type).toBe('blog');
  });

  it('finds the feeds that a page names', async () => {
    const links = ['feed', 'sport'].map((name) => `<link rel="alternate" type="application/rss+xml" href="/${name}">`).join('');
    const pages = {
      'https://news.example': `\n<!-- x --><!DOCTYPE html><html><head>${links}`,
      'https://news.example/feed': RSS,
    };
    expect(await tried(pages, { address: 'https://news.example' })).toMatchObject({
      address: 'https://news.example/feed',
      found: 7,
      others: ['https://news.example/sport'],
    });
  });

  it('knows a Discourse forum by its pages', async () => {
    const pages = {
      'https://talk.example/t/9': '<!DOCTYPE html><html><head><meta name="generator" content="Discourse 3.5.0 - https://x">',
      'https://talk.example/posts.json': FORUM,
      'https://a.example/forum/latest': '<html><meta name="generator" content="Discourse 3"><meta id="x" data-base-uri="/forum">',
      'https://a.example/forum/posts.json': FORUM,
    };
    for (const [asked, address] of [
      ['https://talk.example/t/9', 'https://talk.example'],
      ['https://a.example/forum/latest', 'https://a.example/forum'],
    ]) {
      expect(await tried(pages, { address: asked })).toMatchObject({ kind: 'discourse', address, found: 1 });
    }
    expect(await tried(pages, { address: 'https://a.example/forum', kind: 'discourse' })).toMatchObject({ found: 1 });
  });

  it('reads a site that names no feed by its pages', async () => {
    const article = `<html><head><title>The ferry stays</title><meta property="og:type" content="article"><meta
      property="article:published_time" content="2026-11-22T08:00:00+08:00"></head><body><article>${'<p>It stays where it is, and nobody at the pier knows why, nor when that will change.</p>'.repeat(8)}</article>`;
    const pages = {
      'https://site.example/about': '<!DOCTYPE html><html><title>About us</title><p>We write.</p>',
      'https://site.example/robots.txt': 'User-agent: *\nAllow: /',
      'https://site.example/sitemap.xml':
        '<urlset><url><loc>https://site.example/a/1</loc><lastmod>2026-11-22</lastmod></url></urlset>',
      'https://site.example/a/1': article,
    };
    expect(await tried(pages, { address: 'site.example/about' })).toMatchObject({
      kind: 'website',
      address: 'https://site.example/',
      found: 1,
      posts: [{ title: 'The ferry stays', media_type: 'website', published_at: '2026-11-22T00:00:00.000Z' }],
    });
  });

  it('knows LIHKG by its address, and goes no way around its door', async () => {
    const asked: string[] = [];
    const fetchWeb = async ({ url }: { url: string }) => {
      asked.push(url);
      throw new SourceFailure('blocked', 'lihkg.com asks for proof that a person is reading (403)');
    };
    const address = 'https://lihkg.com/category/33';
    await expect(trySource({ fetchWeb, now: () => new Date(), pause }, { address })).rejects.toMatchObject({ kind: 'blocked' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/lihkg\.com\/api_v2\/thread\/.*cat_id=33/);
  });

  it.each([
    ['a captcha in a form', '<script src="https://www.google.com/recaptcha/api.js"></script><div class="g-recaptcha"></div>'],
    ['a script of Cloudflare', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'],
    ['a script of DataDome', '<script src="https://js.datadome.co/tags.js"></script>'],
    ['words about captchas', '<p>Just a moment: how a CAPTCHA works, and why we ask for your attention.</p>'],
  ])('reads a site by its pages that has %s', async (_name, more) => {
    const pages = {
      'https://site.example': `<!DOCTYPE html><html><head><title>Harbour</title></head><body><p>News.</p>${more}</body>`,
      'https://site.example/robots.txt': '',
      'https://site.example/sitemap.xml': '<urlset><url><loc>https://site.example/a/1</loc></url></urlset>',
      'https://site.example/a/1': `<html><title>One</title><meta property="og:type" content="article"><body><article><p>${'The ferry stays. '.repeat(50)}</p></article>${more}`,
    };
    expect(await tried(pages, { address: 'https://site.example' })).toMatchObject({ kind: 'website', found: 1 });
  });

  it.each([undefined, 'feed'])('goes no way around a page that asks whether a person is there (%s)', async (kind) => {
    const address = 'https://a.example/';
    const page = '<html><title>Just a moment…</title><script src="/cdn-cgi/challenge-platform/h/b/x"></script>';
    await expect(tried({ [address]: page }, { address, kind })).rejects.toMatchObject({
      name: 'SourceFailure',
      kind: 'blocked',
      message: 'a.example asks for proof that a person is reading',
    });
  });

  it.each([
    ['no address', { address: '  ' }, { code: 'invalid' }],
    ['no kind', { address: 'https://a.example', kind: 'telepathy' }, { code: 'invalid' }],
    ['what cannot be reached', { address: 'https://gone.example' }, { kind: 'unreachable' }],
  ])('refuses %s', async (_name, input, error) => {
    await expect(tried({}, input)).rejects.toMatchObject(error);
  });
});

function tried(pages: Record<string, string>, input: object) {
  const fetchWeb = async ({ url }: { url: string }) => {
    const text = pages[url];
    if (text === undefined) throw new SourceFailure('unreachable', `${url} is not there`);
    return { status: 200, url, headers: new Headers(), text };
  };
  return trySource({ fetchWeb, now: () => new Date('2026-11-23T00:00:00Z'), pause }, input);
}
