/**
 * Whatever text somebody gives a call: it is taken, or refused with a word that names the field; no call breaks. Which fields take text is
 * read from the contract: a new call with one fails here until it has a sample.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { NO_LIMITS, OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { CONTROLS, INVISIBLE, NAUGHTY, UNSTORABLE } from '../../../tests/support/naughty-strings.ts';
import { type FieldPath, type TextTaker, textTakers, withText } from '../../../tests/support/text-fields.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { ERROR_STATUS } from '../../contract/error-codes.ts';
import { FUNCTIONS, type FunctionName, type GatewayFunction } from '../../contract/functions.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { savePreference } from '../../services/accounts/save-preference.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { createEntity } from '../../services/entities/create-entity.ts';
import type { Actor } from '../../services/environment.ts';
import { createNote } from '../../services/triage/create-note.ts';
import { createView } from '../../services/views/create-view.ts';

type Sample = Record<string, unknown>;

const TEXTS = Object.values({ ...NAUGHTY, ...UNSTORABLE, ...INVISIBLE, CONTROLS, empty: '' });
const takers = await textTakers();

let gateway: TestGateway;
let ann: Actor;
let token: string;
let topic: TopicOfPosts;
let samples: Record<string, Sample[]>;
beforeAll(async () => {
  gateway = await openTestGateway({ registration: 'open', callsPerMinute: NO_LIMITS });
  const { environment } = gateway.stores;
  environment.fetchWeb = async () => {
    throw new SourceFailure('unreachable', 'nobody answers');
  };
  const many = { maxTopics: 10_000, maxAlerts: 10_000, maxKeywords: 10_000, maxKeywordsExclusion: 10_000 };
  ann = await gateway.stores.createOrganisation({ name: 'Ann', subscription: many });
  token = await gateway.tokenFor(ann);
  topic = await topicOfPosts(gateway.stores, ann, [{ content: 'a', author: 'ann' }, { content: 'b' }]);
  await savePreference(environment, ann, { comparisonTopicIds: [topic.id] });
  samples = await samplesOf(topic);
});
afterAll(() => gateway.close());

async function samplesOf({ id, postIds }: TopicOfPosts): Promise<Record<string, Sample[]>> {
  const { environment } = gateway.stores;
  const [feedId = ''] = postIds;
  const alert = { id: (await createAlert(environment, ann, alertDraft({ topics: [id] }))).id };
  const entity = { id: (await createEntity(environment, ann, { type: 'product', name: 'Quokka' })).id };
  const view = { name: 'View', tab: 'what', search: {}, shared: true };
  const { id: viewId } = await createView(environment, ann, { id, ...view });
  const { id: noteId } = await createNote(environment, ann, { feedId, text: 'Note' });
  const named = { type: 'product', name: 'Wallaby', aliases: [] };
  const { topics: _, ...said } = alertDraft({ targetTopicId: id }) as Sample;
  const both = [topicDraft(), topicDraft({ keywordInputMode: 'advanced', inclusion: 'ferry', exclusion: '' })];
  const link = { email: 'ann@test.invalid', language: 'en' };
  const password = { password: 'correct horse', language: 'en' };
  const source = { address: 'https://news.example/feed', kind: 'feed', mediaType: 'news' };
  return {
    'POST /auth/register': [{ name: 'Ann', ...link, ...password }],
    'POST /auth/resend': [link],
    'POST /auth/forgot': [link],
    'POST /auth/link': [{ purpose: 'reset', token: 'x' }],
    'POST /auth/confirm': [{ token: 'x', password: 'x' }],
    'POST /auth/reset': [{ token: 'x', ...password }],
    'POST /auth/password': [{ current: 'x', ...password }],
    'POST /auth/login': [{ username: 'ann@test.invalid', password: 'x' }],
    'POST /auth/check': [{ access_token: 'x' }],
    'POST /auth/refresh': [{ refresh_token: 'x' }],
    'POST /auth/logout': [{ refresh_token: 'x' }],
    'POST /access-tokens': [{ name: 'Report', scopes: ['read'] }],
    'POST /multi-topic-alerts': [alertDraft({ topics: [id], channels: [{ kind: 'slack', address: 'https://a.example' }] })],
    'PATCH /multi-topic-alerts/:id': [{ ...alert, channels: [{ kind: 'slack', address: 'https://a.example' }] }],
    'POST /multi-topic-alerts/:id/ask-again': [alert],
    'POST /demo/add': [{}],
    'POST /entities': [named],
    'POST /entities/import': [{ entities: [named] }],
    'PUT /entities/:id': [{ ...entity, ...named }],
    'POST /entities/try': [{ text: '' }],
    'GET /downloads/posts.csv': [{ token: 'x' }],
    'POST /exports': [{ id, format: 'csv' }],
    'GET /exports/:exportId/download': [{ exportId: viewId, token: 'x' }],
    'POST /call': [{ name: 'get_topics', arguments: [0] }],
    'POST /topics/:id/hidden': [
      { id, kind: 'author', keys: [] },
      { id, kind: 'site', keys: [] },
    ],
    'POST /topics/:id/hidden/restore': [
      { id, kind: 'author', keys: [] },
      { id, kind: 'site', keys: [] },
    ],
    'POST /feeds/:feedId/notes': [{ feedId, text: '' }],
    'PATCH /feeds/:feedId/notes/:noteId': [{ feedId, noteId, text: '' }],
    'POST /feeds/notes': [{ postIds: [feedId], text: '' }],
    'POST /operator/sources': [source],
    'POST /operator/audit/list': [{}],
    'POST /operator/organisations': [{ name: 'Ann' }],
    'PATCH /operator/organisations': [{ org: 'There Is None' }],
    'POST /operator/users': [{ org: 'There Is None', name: 'Ben', email: 'ben@test.invalid' }],
    'PATCH /operator/users': [{ email: 'ben@test.invalid' }],
    'DELETE /operator/users': [{ email: 'ben@test.invalid' }],
    'GET /operator/plan': [{ org: 'There Is None' }],
    'PATCH /operator/plan': [{ org: 'There Is None' }],
    'POST /topics/preview': both.map(({ name: _name, ...asked }) => asked),
    'POST /topics/:id/views': [{ id, ...view }],
    'PATCH /views/:viewId': [{ viewId, ...view }],
    'POST /sources/test': [source],
    'POST /sources': [source],
    'POST /feeds/tags': [{ postIds: [feedId], add: [], remove: [] }],
    'GET /query/google': [{ query: 'ferry' }],
    'GET /query': [{ query: 'ferry' }],
    'POST /query/filter-options': [{ query: 'ferry', filter: {} }],
    'POST /query/words': [{ text: 'ferries that are late' }],
    'POST /query/google/keep': [{ results: ['result'] }],
    query: [{ query: 'ferry', params: {} }],
    'POST /operator/webhooks': [{ name: 'Hook' }],
    'GET /comparison': [{ ids: id, filter: {} }],
    'GET /comparison/summary': [{ ids: id, filter: {} }],
    'GET /analysis/peaks/summary': [{ id, filter: { start: '2026-03-01T00:00:00Z', end: '2026-03-11T00:00:00Z' } }],
    'POST /feeds/summary': [{ posts: [{ title: '', content: '' }] }],
    create_topic: both,
    update_topic: both.map((draft) => ({ id, ...draft })),
    create_alert: [said],
    edit_alert: [{ ...alert, ...said }],
    // Of the rest each asks for figures or posts of a topic under a filter.
    '': [{ id, filter: {}, timezoneOffsetMinutes: 0 }],
  };
}

/**
 * Bodies that are no JSON, which naughty-posts.test.ts sends, and a stream, which tells of numbers alone and does not end. What links in
 * mails and hubs bring is one word of the address; all calls are tried with such words (tests/api/fuzz.test.ts).
 */
const ASKED_ELSEWHERE = ['POST /ingest', 'POST /hooks/:secret', 'GET /topics/:id/arrivals'];
const asked = takers.filter(({ name }) => !ASKED_ELSEWHERE.includes(name) && !/ \/[\w-]+\/:token\b/.test(name));
/** All are searched for by one call; in every other field they take turns: a third of them, and of those that take long an eighth. */
const SEARCHED_WITH_ALL = 'GET /analysis/raw-data';
const TAKE_LONG = ['filter', 'params', 'password'];
const TURNS = 3;
const LONG_TURNS = 8;

function textsOf([first = '']: FieldPath, turn: number, name: string): string[] {
  if (name === SEARCHED_WITH_ALL) return TEXTS;
  const turns = TAKE_LONG.includes(first) ? LONG_TURNS : TURNS;
  return TEXTS.filter((_, place) => place % turns === turn % turns);
}

let asker = 0;
/** Each question comes from elsewhere, since so many from one place are not answered; but those about passwords, which take long. */
const remote = (url: string) =>
  url.includes('/auth/') ? '10.0.0.1' : `10.${(++asker >> 16) & 255}.${(asker >> 8) & 255}.${asker & 255}`;

async function send({ name, endpoint }: TextTaker, sample: Sample): Promise<{ status: number; body: string }> {
  const headers = {
    authorization: `Bearer ${endpoint?.access === 'operator' ? OPERATOR_TOKEN : token}`,
  };
  if (!endpoint) {
    const { arguments: names, optional }: GatewayFunction = FUNCTIONS[name as FunctionName];
    const payload = { name, arguments: [...names, ...(optional ?? [])].map((one) => sample[one] ?? null) };
    if (payload.arguments.at(-1) === null) payload.arguments.pop();
    return answered(
      await gateway.app.inject({ remoteAddress: remote(name), method: 'POST', url: '/api/gateway/call', headers, payload }),
    );
  }
  const url = `/api/gateway${endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(sample[key])))}`;
  const { method } = endpoint;
  if (method === 'GET') {
    const { filter = {}, params = {}, ...others } = sample;
    const fields = Object.entries({ ...others, ...(filter as Sample), ...(params as Sample) });
    const query = fields.map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return answered(
      await gateway.app.inject({
        remoteAddress: remote(url),
        method,
        url: `${url}?${new URLSearchParams(query).toString()}`,
        headers,
      }),
    );
  }
  if (name === 'POST /auth/login') {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(sample as Record<string, string>).toString();
    return answered(await gateway.app.inject({ remoteAddress: remote(url), method, url, headers: form, payload }));
  }
  return answered(await gateway.app.inject({ remoteAddress: remote(url), method, url, headers, payload: sample }));
}

function answered({ statusCode, body }: { statusCode: number; body: string }) {
  return { status: statusCode, body };
}

/** Of our own making, and where a field is at fault, it is the field that has the text. */
function expectMeant({ status, body }: { status: number; body: string }, path: FieldPath, sent: string): void {
  const said = `${status} for ${JSON.stringify(sent)}: ${body}`;
  expect([500, 502, 503].includes(status), said).toBe(false);
  if (status < 400) return;
  const { error, detail } = JSON.parse(body) as { error?: { code: string; fields?: object }; detail?: string };
  if (detail !== undefined) return;
  // Refused by whoever reads JSON, before there are fields.
  if (path.at(-1) === '{key}' && sent === '__proto__') return;
  expect(ERROR_STATUS, said).toHaveProperty(error?.code ?? 'none', status);
  if (error?.code !== 'invalid') return;
  const [first = '', second = ''] = path;
  const named = Object.keys(error.fields ?? {});
  expect(
    named.some((name) => name === '' || name.startsWith(first) || name.startsWith(second)),
    said,
  ).toBe(true);
}

/** Files are made one after the other, and enough have been asked for by then. */
const ENOUGH: Record<string, number[]> = {
  'POST /exports': [ERROR_STATUS.limit_reached],
  'POST /access-tokens': [ERROR_STATUS.limit_reached],
};

const isPosted = ({ name }: TextTaker) => name.startsWith('POST /auth/') || name === 'POST /multi-topic-alerts';

test('each call that takes text has a sample, or asks under a filter', () => {
  const others = asked.filter(({ name, fields }) => !(name in samples) && fields.some(([first]) => first !== 'filter'));
  expect(others.map(({ name }) => name)).toEqual([]);
});

describe.each(asked.map((taker) => [taker.name, taker] as const))('%s', (name, taker) => {
  const fields = taker.fields.filter((path) => !path.includes('filter') || path.length < 3 || !path.includes('*'));
  const lists = taker.fields.filter((path) => !fields.includes(path));

  test.each(fields.map((path) => [path.join('.'), path] as const))('%s', { timeout: 120_000 }, async (_, path) => {
    const texts = textsOf(path, asked.indexOf(taker) + fields.indexOf(path), name);
    for (const sample of samples[name] ?? samples[''] ?? []) {
      for (const text of texts) {
        const answer = await send(taker, withText(unnamed(sample), path, text) as Sample);
        expectMeant(answer, path, text);
        // The others are refused for their number alone.
        if (answer.status === 429 && isPosted(taker)) break;
      }
    }
  });

  test.runIf(lists.length > 0)('all lists of its filter at once', async () => {
    // No name begins with the end of a line.
    const storable = TEXTS.filter((text) => /^[^\r\n]/.test(text));
    for (const sample of samples[name] ?? samples[''] ?? []) {
      const whole = lists.reduce<unknown>((given, path) => withTexts(given, path, storable), sample);
      const answer = await send(taker, whole as Sample);
      expectMeant(answer, ['filter'], 'all of them');
      expect([200, ...(ENOUGH[name] ?? [])], answer.body).toContain(answer.status);
    }
  });
});

/** With a name that nothing has yet: what is refused is refused for the text alone. */
function unnamed(sample: Sample): Sample {
  return typeof sample['name'] === 'string' && !('arguments' in sample) ? { ...sample, name: randomUUID() } : sample;
}

/** A list of names, of which some want a kind before them, or stand by media type. */
function withTexts(sample: unknown, path: FieldPath, texts: readonly string[]): unknown {
  const items = texts.map((text) =>
    path.includes('ners') ? `place:${text}` : path.includes('languages') ? text.slice(0, 35) : text,
  );
  const list = path.slice(0, -1);
  const marked = withText(sample, list, '\u0001') as Sample;
  return JSON.parse(JSON.stringify(marked), (_, value: unknown) => (value === '\u0001' ? items : value)) as unknown;
}
