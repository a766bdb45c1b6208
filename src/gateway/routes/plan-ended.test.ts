/** Who may do what when the plan has ended: a row for each call that is more than a reading. A new one without a row fails. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { allRows } from '../../../tests/support/all-rows.ts';
import { type CorrectedTopic, correctedTopic } from '../../../tests/support/corrected-topic.ts';
import { openTestGateway, PASSWORD, type TestGateway } from '../../../tests/support/gateway.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { userEndpoints } from '../../../tests/support/user-endpoints.ts';
import { FUNCTIONS, type FunctionName } from '../../contract/functions.ts';
import { createUser } from '../../services/accounts/create-user.ts';
import type { Actor } from '../../services/environment.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';

const RUN_END = '2026-03-10T12:15:00.000Z';
const ENDED = new Date('2026-03-10T12:30:00.000Z');

let gateway: TestGateway;
let mei: Actor;
let topic: CorrectedTopic;
/** What stands in the rows as `:name`: ids of what was made while the plan lasted. */
let made: Record<string, string>;

beforeAll(async () => {
  gateway = await openTestGateway();
  const { stores } = gateway;
  const { environment } = stores;
  mei = await stores.createOrganisation({ name: 'Mei' });
  const person = { organisationId: mei.organisationId, email: 'mei@plan.invalid', name: 'Mei', password: PASSWORD };
  mei = { ...mei, userId: (await createUser(environment, person)).id };
  topic = await correctedTopic(stores, mei, [{ author: 'ann' }, { author: 'ben' }]);
  const idOf = async (method: Method, path: string, payload: object): Promise<string> => {
    const { status, body } = await ask(method, path, payload);
    expect([path, status]).toEqual([path, 200]);
    return String(body.data.id);
  };
  const post = topic.ids[0] ?? '';
  made = { topicId: topic.topicId, post };
  made['alertId'] = await idOf('POST', '/multi-topic-alerts', alertDraft({ topics: [topic.topicId] }));
  made['noteId'] = await idOf('POST', `/feeds/${post}/notes`, { text: 'Called.' });
  made['entityId'] = await idOf('POST', '/entities', { type: 'product', name: 'Kettle One' });
  made['viewId'] = await idOf('POST', `/topics/${topic.topicId}/views`, VIEW);
  made['exportId'] = await idOf('POST', '/exports', { id: topic.topicId, filter: {}, format: 'csv' });
  made['sourceId'] = await idOf('POST', '/sources', FEED);
  made['tokenId'] = await idOf('POST', '/access-tokens', { name: 'Report', scopes: ['read'] });
  made['deviceId'] = (await ask('GET', '/devices')).body.data[0].id;
  await environment.postgres.insert(alertRuns).values({
    alertId: Number(made['alertId']),
    windowStart: new Date('2026-03-10T12:00:00.000Z'),
    windowEnd: new Date(RUN_END),
    evaluatedAt: new Date(RUN_END),
    isLate: false,
    state: 'firing',
    told: true,
    figures: [],
  });
  const own = eq(subscriptions.organisationId, mei.organisationId);
  await environment.postgres.update(subscriptions).set({ endsAt: ENDED }).where(own);
  stores.clock.now = ENDED;
}, 60_000);
afterAll(() => gateway.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** By a sign-in of its own: some calls end that. */
async function ask(method: Method, path: string, payload?: object) {
  return askBy(await gateway.tokenFor(mei), method, path, payload);
}

async function askBy(token: string, method: Method, path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await gateway.app.inject({ method, url: `/api/gateway${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

interface Row {
  /** `refused`: 403, and nothing is written. `allowed`: the answer is that of any other day. */
  outcome: 'refused' | 'allowed';
  input?: () => object;
  /** Where the address names what the row is about. */
  at?: () => string;
}

const refused = (input?: () => object, at?: () => string): Row => ({
  outcome: 'refused',
  ...(input && { input }),
  ...(at && { at }),
});
const allowed = (input?: () => object, at?: () => string): Row => ({ ...refused(input, at), outcome: 'allowed' });

const FEED = { address: 'https://example.org/feed.xml', kind: 'feed', mediaType: 'news' };
const VIEW = { name: 'Angry', tab: 'who', search: {}, shared: false };
const ENTITY = { type: 'product', name: 'Kettle Two' };
const id = (name: string) => made[name] ?? '';
const run = () => `/alerts/${id('alertId')}/runs/${encodeURIComponent(RUN_END)}/acknowledge`;
const post = () => ({ postIds: [id('post')] });
const noteAt = () => `/feeds/${id('post')}/notes/${id('noteId')}`;
const hidden = () => ({ kind: 'author', keys: ['news:ann'] });

const CALLS: Record<string, Row> = {
  'POST /topics/:id/search': refused(undefined, () => `/topics/${id('topicId')}/search`),
  'POST /topics/:id/feature': refused(
    () => ({ featured: true }),
    () => `/topics/${id('topicId')}/feature`,
  ),
  'POST /topics/:id/visible': refused(
    () => ({ visible: false }),
    () => `/topics/${id('topicId')}/visible`,
  ),
  'POST /multi-topic-alerts': refused(() => alertDraft({ topics: [id('topicId')] })),
  'PATCH /multi-topic-alerts/:id': refused(
    () => ({ enabled: false }),
    () => `/multi-topic-alerts/${id('alertId')}`,
  ),
  'DELETE /multi-topic-alerts/:id': refused(undefined, () => `/multi-topic-alerts/${id('alertId')}`),
  'POST /multi-topic-alerts/test': refused(() => alertDraft({ topics: [id('topicId')] })),
  'POST /multi-topic-alerts/:id/receive-again': refused(undefined, () => `/multi-topic-alerts/${id('alertId')}/receive-again`),
  'POST /multi-topic-alerts/:id/ask-again': refused(
    () => ({ email: 'mei@example.com' }),
    () => `/multi-topic-alerts/${id('alertId')}/ask-again`,
  ),
  'POST /deliveries/:id/send': refused(undefined, () => '/deliveries/7a51b2cf-5b4e-4f0e-9a3c-2f9f3a1f7a10/send'),
  'POST /feeds/sentiment': refused(() => ({ ...post(), sentiment: 'Mixed' })),
  'POST /feeds/tags': refused(() => ({ ...post(), add: ['late'] })),
  'POST /topics/:id/hidden': refused(hidden, () => `/topics/${id('topicId')}/hidden`),
  'POST /topics/:id/hidden/restore': refused(hidden, () => `/topics/${id('topicId')}/hidden/restore`),
  'POST /feeds/:feedId/notes': refused(
    () => ({ text: 'Late.' }),
    () => `/feeds/${id('post')}/notes`,
  ),
  'PATCH /feeds/:feedId/notes/:noteId': refused(() => ({ text: 'Later.' }), noteAt),
  'DELETE /feeds/:feedId/notes/:noteId': refused(undefined, noteAt),
  'POST /feeds/notes': refused(() => ({ ...post(), text: 'Late.' })),
  'POST /feeds/notes/delete': refused(() => ({ noteIds: [id('noteId')] })),
  'POST /entities': refused(() => ENTITY),
  'POST /entities/import': refused(() => ({ entities: [ENTITY] })),
  'PUT /entities/:id': refused(
    () => ENTITY,
    () => `/entities/${id('entityId')}`,
  ),
  'DELETE /entities/:id': refused(undefined, () => `/entities/${id('entityId')}`),
  'POST /sources': refused(() => ({ ...FEED, address: 'https://example.org/other.xml' })),
  'PATCH /sources/:sourceId': refused(
    () => ({ paused: true }),
    () => `/sources/${id('sourceId')}`,
  ),
  'DELETE /sources/:sourceId': refused(undefined, () => `/sources/${id('sourceId')}`),
  // They ask others, which costs.
  'POST /sources/test': refused(() => ({ address: FEED.address })),
  'GET /query/google': refused(undefined, () => '/query/google?query=kettle'),
  'POST /query/google/keep': refused(() => ({ results: ['a result'] })),
  'POST /query/words': refused(() => ({ text: 'late kettles' })),

  // They keep nothing.
  'POST /topics/preview': allowed(() => topicDraft()),
  'POST /query/filter-options': allowed(() => ({ query: 'kettle' })),
  'POST /alerts/preview': allowed(() => alertDraft({ topics: [id('topicId')] })),
  // What is kept is read; who would have to be asked for more is not (services/translations/translate-posts.test.ts).
  'POST /feeds/translations': allowed(post),
  'POST /entities/try': allowed(() => ({ text: 'Kettle One' })),
  // Without a plan they are quotations: see services/language-model/ask-model.test.ts.
  'POST /topics/summary': allowed(() => ({ id: id('topicId'), ...post() })),
  'POST /feeds/summary': allowed(() => ({ posts: [{ content: 'Kettle One is late.' }] })),
  // How somebody reads, and what they take with them.
  'POST /preferences': allowed(() => ({ comparisonTopicIds: [id('topicId')] })),
  'POST /topics/:id/views': allowed(
    () => ({ ...VIEW, name: 'Late' }),
    () => `/topics/${id('topicId')}/views`,
  ),
  'PATCH /views/:viewId': allowed(
    () => ({ name: 'Later' }),
    () => `/views/${id('viewId')}`,
  ),
  'DELETE /views/:viewId': allowed(undefined, () => `/views/${id('viewId')}`),
  'POST /exports': allowed(() => ({ id: id('topicId'), filter: {}, format: 'xlsx' })),
  'POST /exports/:exportId/restore': allowed(undefined, () => `/exports/${id('exportId')}/restore`),
  'DELETE /exports/:exportId': allowed(undefined, () => `/exports/${id('exportId')}`),
  // That it has been seen.
  'POST /alerts/:id/runs/:windowEnd/acknowledge': allowed(undefined, run),
  // Their own account.
  'DELETE /devices/:deviceId': allowed(undefined, () => `/devices/${id('deviceId')}`),
  'POST /devices/sign-out': allowed(),
  'POST /devices/sign-out-others': allowed(),
  'POST /access-tokens': allowed(() => ({ name: 'Report', scopes: ['read'] })),
  'DELETE /access-tokens/:tokenId': allowed(undefined, () => `/access-tokens/${id('tokenId')}`),
  'POST /auth/password': allowed(() => ({ current: PASSWORD, password: 'another horse', language: 'en' })),
  // Its functions have rows of their own.
  'POST /call': allowed(() => ({ name: 'get_user_expired', arguments: [] })),
};

/** `reads`: it writes nothing. */
const CALLED: Record<FunctionName, 'reads' | (() => unknown[])> = {
  get_user_expired: 'reads',
  create_topic: () => Object.values(topicDraft()),
  update_topic: () => [id('topicId'), ...Object.values(topicDraft())],
  delete_topic: () => [id('topicId')],
  get_topics: 'reads',
  get_topic_ids: 'reads',
  get_feature_topic_ids: 'reads',
  get_topic: 'reads',
  get_topic_analysis: 'reads',
  get_topic_post_overview: 'reads',
  get_topic_analysis_overview: 'reads',
  get_topic_analysis_when: 'reads',
  get_topic_analysis_where: 'reads',
  get_topic_analysis_how: 'reads',
  get_topic_analysis_what: 'reads',
  get_topic_analysis_what_hashtag: 'reads',
  get_topic_analysis_what_mention: 'reads',
  get_topic_analysis_who_influencer: 'reads',
  get_topic_analysis_posts: 'reads',
  get_topic_analysis_posts_csv: 'reads',
  get_topic_analysis_posts_chartbox: 'reads',
  get_posts_summary: 'reads',
  query: 'reads',
  get_alerts: 'reads',
  get_alert: 'reads',
  create_alert: () => alertArguments(),
  edit_alert: () => [id('alertId'), ...alertArguments()],
  delete_alert: () => [id('alertId')],
  enable_alert: () => [id('alertId'), false],
};

function alertArguments(): unknown[] {
  const [name, ...others] = Object.values(alertDraft());
  return [name, id('topicId'), ...others];
}

const REFUSAL = { code: 'forbidden', message: 'the subscription has ended', planEndedAt: ENDED.toISOString() };

test('every call that is more than a reading has its row, and no row is of a call that is none', async () => {
  const writing = (await userEndpoints()).filter((call) => !call.startsWith('GET '));
  expect(Object.keys(CALLS).toSorted()).toEqual([...writing, 'GET /query/google'].toSorted());
  const written = Object.entries(FUNCTIONS).flatMap(([name, definition]) => ('write' in definition ? [name] : []));
  expect(Object.entries(CALLED).flatMap(([name, row]) => (row === 'reads' ? [] : [name]))).toEqual(written);
});

describe('refused, and nothing is written', () => {
  let token: string;
  beforeAll(async () => {
    token = await gateway.tokenFor(mei);
    // Its first call writes the device down.
    await askBy(token, 'GET', '/subscriptions');
  });

  test.each(Object.entries(CALLS).filter(([, { outcome }]) => outcome === 'refused'))('%s', async (call, row) => {
    const before = await allRows(gateway.stores.environment.postgres);
    expect(await send(token, call, row)).toMatchObject({ status: 403, body: { error: REFUSAL } });
    expect(await allRows(gateway.stores.environment.postgres)).toEqual(before);
  });

  test.each(Object.entries(CALLED).filter(([, row]) => row !== 'reads'))('%s', async (name, row) => {
    const before = await allRows(gateway.stores.environment.postgres);
    const values = row === 'reads' ? [] : row();
    expect(await askBy(token, 'POST', '/call', { name, arguments: values })).toMatchObject({
      status: 403,
      body: { result: false, error: REFUSAL },
    });
    expect(await allRows(gateway.stores.environment.postgres)).toEqual(before);
  });
});

describe('allowed as ever', () => {
  test.each(Object.entries(CALLS).filter(([, { outcome }]) => outcome === 'allowed'))('%s', async (call, row) => {
    expect((await send(await gateway.tokenFor(mei), call, row)).status).toBe(200);
  });

  test.each([
    '/topics',
    '/multi-topic-alerts',
    '/entities',
    '/sources',
    '/tags',
    '/exports',
    '/subscriptions',
    '/user-info',
    '/preferences',
  ])('GET %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(200);
  });
});

function send(token: string, call: string, { input, at }: Row) {
  const [method = '', path = ''] = call.split(' ');
  return askBy(token, method as Method, at?.() ?? path, input?.());
}
