import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import type { WebRequest } from '../web-fetch.ts';
import { readRobots } from './read-robots.ts';

const SITE = 'https://news.example/some/page?x=1';

describe('readRobots', () => {
  it('asks for it at the root of the site, as a file of text', async () => {
    const asked: WebRequest[] = [];
    const robots = await readRobots(
      reader(async (request) => {
        asked.push(request);
        return { url: request.url, text: 'User-agent: *\nDisallow: /a' };
      }),
      SITE,
    );
    expect(asked).toMatchObject([{ url: 'https://news.example/robots.txt', isTextFile: true }]);
    expect([robots.isAllowed('https://news.example/a'), [...robots.hosts]]).toEqual([false, ['news.example']]);
  });

  it.each([
    ['that of another host', 'https://www.news.example/robots.txt', ['news.example', 'www.news.example']],
    ['a page of another host', 'https://login.example/', ['news.example']],
  ])('knows whose it is where it is led to %s', async (_name, url, hosts) => {
    const robots = await readRobots(
      reader(async () => ({ url, text: '' })),
      SITE,
    );
    expect([...robots.hosts]).toEqual(hosts);
  });

  it.each([
    ['Harbour-Watch', ['/a', '/b']],
    ['Earshot', ['/b']],
    [undefined, ['/b']],
  ])('obeys the rules for the name that it was asked by: %s', async (askedAs, allowed) => {
    const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: harbour-watch\nAllow: /';
    const robots = await readRobots(
      reader(async ({ url }) => ({ url, text, ...(askedAs !== undefined && { askedAs }) })),
      SITE,
    );
    expect(['/a', '/b'].filter((path) => robots.isAllowed(`https://news.example${path}`))).toEqual(allowed);
  });

  it.each([404, 410, 401, 403, 400])('takes %i for none, and everything for allowed', async (status) => {
    const robots = await readRobots(reader(failing('unreachable', status)), SITE);
    expect(robots).toMatchObject({ crawlDelay: null, sitemaps: [] });
    expect(robots.isAllowed('https://news.example/a')).toBe(true);
  });

  it.each([
    ['has a failure', failing('unreachable', 500)],
    ['does not answer', failing('unreachable', null)],
    ['was asked too often', failing('rate-limited', 429)],
    ['wants a person', failing('blocked', 403, { 'cf-mitigated': 'challenge' })],
  ])('takes nothing for allowed where the site %s', async (_name, answer) => {
    await expect(readRobots(reader(answer), SITE)).rejects.toBeInstanceOf(SourceFailure);
  });
});

type Answer = (request: WebRequest) => Promise<{ url: string; text: string; askedAs?: string }>;

function reader(answer: Answer) {
  const fetchWeb = async (request: WebRequest) => ({ status: 200, headers: new Headers(), ...(await answer(request)) });
  return { fetchWeb, now: () => new Date('2026-11-23T00:00:00Z') };
}

function failing(kind: SourceFailure['kind'], status: number | null, headers: Record<string, string> = {}): Answer {
  return async () => {
    throw new SourceFailure(kind, 'x', null, status === null ? null : { status, headers: new Headers(headers), text: '' });
  };
}
