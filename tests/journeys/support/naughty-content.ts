/**
 * An organisation of its own that has written naughty texts into whatever takes text, and posts that hold them: by the calls that the
 * forms make, and as an operator imports. What is refused, with a word, is left out.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import type { Alert } from '../../../src/contract/alerts.ts';
import type { RawData } from '../../../src/contract/analysis/posts.ts';
import { GATEWAY } from '../../../src/contract/endpoint.ts';
import type { MediaType } from '../../../src/contract/media-types.ts';
import { hourlyDigest } from '../../support/hourly-digest.ts';
import { NAUGHTY } from '../../support/naughty-strings.ts';
import { operatorToken } from './shared-server.ts';
import { linkIn, mailTo } from './written-mails.ts';

/** In each post, and nowhere else. */
export const WORD = 'numbatnaughty';
/** Another one for whoever tries it again: the organisation of the one before has all of it already. */
const ATTEMPT = process.env['TEST_WORKER_INDEX'] ?? '';
export const PERSON = {
  email: `naughty${ATTEMPT}@example.org`,
  password: 'numbat naughty',
  name: NAUGHTY['Arabic among ours'] ?? '',
};
const ORGANISATION = `${NAUGHTY['override that is left open']} ${NAUGHTY['script']}`;

const TEXTS = Object.values(NAUGHTY);
const MEDIA: readonly MediaType[] = ['news', 'forum', 'blog', 'facebook', 'instagram', 'youtube', 'website', 'lihkg'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** As many as Home shows: what runs, what turns, what is long, what is ours. */
export const TOPIC_NAMES = [
  'script',
  'event handler',
  'out of an attribute',
  'out of a title',
  'address that runs',
  'entities of HTML',
  'our own interpolation',
  'our own nesting',
  'patterns of a replacement',
  'quotes of SQL',
  'placeholder of ClickHouse',
  'path upwards',
  'line ends of heads',
  'formula',
  'line separators',
  'prototype',
  'override that is left open',
  'isolate closed twice',
  'Arabic',
  'combining marks',
  'emoji of several',
  'no spaces',
  'no spaces in Chinese',
  'width of none',
].map((key) => NAUGHTY[key]?.trim() ?? '');

/** The last two are hidden, the first of all is listed. */
export const POST_TEXTS = TEXTS.slice(0, -2).filter((text) => text.trim() === text);
/** A quotation has it without what stands at its end. */
const saidIn = (text: string) => `${text} ${WORD} ${text}`;
const contentOf = (text: string, place: number) => `${saidIn(text)} #naughty${place} @somebody${place}`;
/** What may stand alone in a line. */
export const KNOWN: ReadonlySet<string> = new Set(
  [...TEXTS, ORGANISATION, ...TEXTS.map(saidIn), ...TEXTS.map(contentOf)].flatMap((text) => [
    text.trim(),
    text.replace(/\s+/gu, ' ').trim(),
  ]),
);

export interface Content {
  topicIds: string[];
  /** The topic that finds all posts; its alert is told of at one of the next full minutes. */
  topicId: string;
  alertId: string;
  /** That were taken, of each kind. */
  names: string[];
  tags: string[];
  views: string[];
  alerts: string[];
  sources: { id: number; name: string }[];
}

interface Caller {
  call<Data>(method: 'get' | 'post' | 'patch' | 'delete', path: string, data?: unknown): Promise<Data | null>;
}

/** Answers null for what is refused as invalid; anything else that fails, fails. */
function callerOf(request: APIRequestContext, token: string): Caller {
  const headers = { authorization: `Bearer ${token}` };
  return {
    async call(method, path, data) {
      const answer = await request[method](GATEWAY + path, { headers, timeout: 60_000, ...(data !== undefined && { data }) });
      if (answer.status() === 400) return null;
      expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
      return (await answer.json()) as never;
    },
  };
}

async function signedIn(request: APIRequestContext): Promise<Caller> {
  const login = await request.post(`${GATEWAY}/auth/login`, { form: { username: PERSON.email, password: PERSON.password } });
  return callerOf(request, ((await login.json()) as { access_token: string }).access_token);
}

function operator(request: APIRequestContext): Caller {
  return callerOf(request, operatorToken());
}

export async function makeContent(request: APIRequestContext): Promise<Content> {
  await register(request);
  await storeNaughtyPosts(request);
  const { call } = await signedIn(request);
  const topicIds: string[] = [];
  for (const name of TOPIC_NAMES) topicIds.push(await makeTopic({ call }, name));
  const [topicId = ''] = topicIds;
  const state = async () =>
    (await call<{ result: { state: string } }>('post', '/call', { name: 'get_topic', arguments: [topicIds.at(-1)] }))?.result
      .state;
  await expect.poll(state, { timeout: 120_000 }).toBe('ready');
  const found = async () => (await call<RawData>('get', `/analysis/raw-data?id=${topicId}&limit=100`))?.count;
  await expect.poll(found, { timeout: 120_000 }).toBe(TEXTS.length);
  const alerts = await makeAlerts({ call }, topicIds);
  await call('post', '/preferences', { comparisonTopicIds: topicIds.slice(0, 5) });
  await call('post', '/exports', { id: topicId, format: 'csv', filter: { text: TEXTS[0] } });
  return {
    topicIds,
    topicId,
    ...alerts,
    ...(await sortPosts({ call }, topicId)),
    names: await makeNames({ call }),
    views: await taken(TEXTS, (name) =>
      call('post', `/topics/${topicId}/views`, { name, tab: 'what', search: {}, shared: true }),
    ),
    sources: await makeSources(request),
  };
}

async function register(request: APIRequestContext): Promise<void> {
  const { email, password, name } = PERSON;
  const data = { email, password, name, organisation: ORGANISATION, language: 'en', timezone: 'Asia/Hong_Kong' };
  expect((await request.post(`${GATEWAY}/auth/register`, { data })).status()).toBe(200);
  const link = linkIn(await mailTo(email, '/users/confirm'), '/users/confirm');
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? new URL(link).hash.slice(1);
  expect((await request.post(`${GATEWAY}/auth/confirm`, { data: { token, password } })).status()).toBe(200);
}

/** Each text as title, in the text, as author, channel and address. */
async function storeNaughtyPosts(request: APIRequestContext): Promise<void> {
  const lines = TEXTS.map((text, place) =>
    JSON.stringify({
      id: `naughty-${place}`,
      media_type: MEDIA[place % MEDIA.length],
      published_at: new Date(Date.now() - place * 11 * 60 * MINUTE - MINUTE).toISOString(),
      title: text,
      content: contentOf(text, place),
      author: text,
      author_name: text,
      author_url: place % 2 === 0 ? text : `https://example.org/?${encodeURIComponent(text)}`,
      url: place % 3 === 0 ? 'javascript:window.__pwned=1' : `https://example.org/${encodeURIComponent(text)}`,
      channel: text,
    }),
  );
  const answer = await operatorPost(request, lines.join('\n'));
  expect(answer).toMatchObject({ data: { posts: TEXTS.length, rejected: [] } });
}

async function operatorPost(request: APIRequestContext, data: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${operatorToken()}`, 'content-type': 'application/x-ndjson' };
  return (await request.post(`${GATEWAY}/ingest`, { headers, data, timeout: 60_000 })).json();
}

async function makeTopic({ call }: Caller, name: string): Promise<string> {
  const period = [-30, 1].map((days) => new Date(Date.now() + days * DAY).toISOString());
  const readable = TEXTS.filter((text) => /[\p{L}\p{N}]{2}/u.test(text)).slice(0, 20);
  const inclusion = { operator: 'AND', groups: [[WORD], [WORD, ...readable]] };
  const exclusion = { operator: 'AND', groups: [['__proto__x', '<b>never</b>']] };
  const values = [name, ...period, [...MEDIA], 'basic', inclusion, exclusion];
  const made = await call<{ id: string }>('post', '/call', { name: 'create_topic', arguments: values });
  expect(made, name).not.toBeNull();
  return made?.id ?? '';
}

/** The first is a digest of the hour that ends in a minute or two. */
async function makeAlerts({ call }: Caller, topicIds: readonly string[]) {
  const minute = new Date(Date.now() + MINUTE + 30_000).getUTCMinutes();
  const draft = (alertName: string, language: string) =>
    hourlyDigest(minute, {
      alertName,
      topics: topicIds.slice(0, 3),
      emails: [PERSON.email, 'stranger@example.org'],
      channels: [{ kind: 'webhook', address: 'https://hooks.example.org:25/<script>' }],
      language,
      mediaTypes: [...MEDIA],
    });
  const made: Alert[] = [];
  for (const [place, name] of TOPIC_NAMES.entries()) {
    const answer = await call<{ data: Alert }>('post', '/multi-topic-alerts', draft(name, place % 2 === 0 ? 'en' : 'zh-Hant'));
    if (answer) made.push(answer.data);
  }
  return { alertId: made[0]?.id ?? '', alerts: made.map(({ alertName }) => alertName) };
}

/** A tag and a note on each post, and one author, one site and one post that are hidden. */
async function sortPosts({ call }: Caller, topicId: string): Promise<{ tags: string[] }> {
  const { posts = [] } = (await call<RawData>('get', `/analysis/raw-data?id=${topicId}&limit=100`)) ?? {};
  const tags: string[] = [];
  for (const [place, { id }] of posts.entries()) {
    const text = TEXTS[place] ?? '';
    const tagged = await call<{ data: { tags: string[] }[] }>('post', '/feeds/tags', { postIds: [id], add: [text], remove: [] });
    tags.push(...(tagged?.data[0]?.tags ?? []));
    await call('post', `/feeds/${id}/notes`, { text });
  }
  const [first, second] = posts.slice(-2);
  await call('post', `/topics/${topicId}/hidden`, { kind: 'post', keys: [first?.id] });
  const author = `${second?.mediaType}:${second?.author?.id}`;
  await call('post', `/topics/${topicId}/hidden`, { kind: 'author', keys: [author] });
  return { tags };
}

/** As they are listed: blanks are one, and what stands in braces is looked for as it is spelled. */
async function makeNames({ call }: Caller): Promise<string[]> {
  for (const name of TEXTS) await call('post', '/entities', { type: 'product', name, aliases: [] });
  const listed = await call<{ data: { entities: { name: string }[] } }>('get', '/entities');
  return listed?.data.entities.map(({ name }) => name) ?? [];
}

/** Those to which is sent: they have names, and are never asked. */
async function makeSources(request: APIRequestContext): Promise<Content['sources']> {
  const { call } = operator(request);
  const made: Content['sources'] = [];
  for (const name of TOPIC_NAMES) {
    const answer = await call<{ data: { source: { id: number; address: string } } }>('post', '/operator/webhooks', { name });
    if (answer) made.push({ id: answer.data.source.id, name: answer.data.source.address });
  }
  return made;
}

async function taken(texts: readonly string[], give: (text: string) => Promise<unknown>): Promise<string[]> {
  const given: string[] = [];
  for (const text of texts) if ((await give(text)) !== null) given.push(text);
  return given;
}

/** Other journeys find nothing of it. */
export async function removeContent(request: APIRequestContext, { topicIds, sources }: Content): Promise<void> {
  const { call } = await signedIn(request);
  for (const id of topicIds) await call('post', '/call', { name: 'delete_topic', arguments: [id] });
  for (const { id } of sources) await operator(request).call('delete', `/operator/sources/${id}`);
  const left = await call<{ data: Alert[] }>('get', '/multi-topic-alerts');
  for (const { id } of left?.data ?? []) await call('delete', `/multi-topic-alerts/${id}`);
}
