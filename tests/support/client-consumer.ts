/** A program of somebody who has installed the client, and what it says of a server. */
export const CONSUMER = `
import { ApiError, createEarshot, got, pages, type Schemas } from 'earshot-client';

export async function run(url: string, email: string, password: string) {
  const earshot = createEarshot({ url, device: 'program' });
  const codes: string[] = [];
  const failed = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      codes.push(error.status + ' ' + error.code + (error.requestId === null ? '' : ' with its id'));
    }
  };
  await failed(got(earshot.GET('/topics')));
  await failed(earshot.signIn(email, 'wrong'));
  await earshot.signIn(email, password);
  const before = await got(earshot.GET('/topics'));
  const made = await earshot.call(
    'create_topic', 'Ferries', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', ['news', 'forum'],
    'basic', { groups: [['ferry', 'boat']] }, { groups: [] },
  );
  const topic: Schemas['Topic'] = (await earshot.call('get_topic', made.id ?? '')).result;
  const after = await got(earshot.GET('/topics', { params: { query: { limit: 1 } } }));
  await failed(earshot.call('get_topic', '4711'));
  await failed(earshot.call('delete_topic', 'none'));
  return { before: before.count, name: topic.name, mediaTypes: topic.mediaTypes, after: after.data.map(({ name }) => name), codes };
}

export async function read(url: string, token: string, id: string) {
  const earshot = createEarshot({ url: url + '/', token: async () => token });
  let asked = 0;
  const days: string[] = [];
  const mentions = pages(async (skip) => {
    asked += 1;
    return got(earshot.GET('/feeds', { params: { query: { id, skip, limit: 3, mediaTypes: ['news', 'blog'], keywords: ['x,y', 'ferry'] } } }));
  });
  for await (const post of mentions) days.push(post.publishedAt.slice(0, 10));
  return { asked, days };
}

export async function twice(url: string, token: string) {
  const earshot = createEarshot({ url, token });
  const kettle = earshot.once('kettle');
  const name = () => kettle.POST('/entities', { body: { type: 'product', name: 'Kettle' } });
  const ferries = earshot.once('ferries');
  const create = () => ferries.call(
    'create_topic', 'Ferries', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z', ['news'],
    'basic', { groups: [['ferry']] }, { groups: [] },
  );
  const named = [await name(), await name()];
  const created = [await create(), await create()];
  return {
    named: new Set(named.map(({ data }) => data?.data.id)).size,
    replayed: named.map(({ response }) => response.headers.get('idempotency-replayed')),
    entities: (await got(earshot.GET('/entities'))).data.entities.length,
    created: new Set(created.map(({ id }) => id)).size,
    topics: (await got(earshot.GET('/topics'))).count,
  };
}

export async function lacking(url: string, token: string) {
  const earshot = createEarshot({ url, token });
  const refusedOf = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      if (error instanceof ApiError) return [error.status, error.code, error.scope];
      throw error;
    }
    return [];
  };
  return {
    read: (await got(earshot.GET('/topics'))).count,
    refused: [
      await refusedOf(got(earshot.POST('/entities', { body: { type: 'product', name: 'Kettle' } }))),
      await refusedOf(earshot.once('ferries').call('delete_topic', '1')),
      await refusedOf(got(earshot.GET('/devices'))),
    ],
  };
}

export async function goOn(url: string, [email, password]: readonly [string, string], fetch: (request: Request) => Promise<Response>, later: () => void) {
  const earshot = createEarshot({ url, fetch });
  await earshot.signIn(email, password);
  const read = () => got(earshot.GET('/topics'));
  await read();
  later();
  await Promise.all([read(), read(), read()]);
}
`;

export const ASKED = {
  before: 0,
  name: 'Ferries',
  mediaTypes: ['forum', 'news'],
  after: ['Ferries'],
  codes: [
    '401 unauthenticated with its id',
    '401 PASSWORD_INCORRECT with its id',
    '404 not_found with its id',
    '400 invalid with its id',
  ],
};

/** Seven mentions, three a page. */
export const ADDED = {
  asked: 3,
  days: ['07', '06', '05', '04', '03', '02', '01'].map((day) => `2026-03-${day}`),
};

/** Each is done once, and told again by its key. */
export const DONE_ONCE = { named: 1, replayed: [null, 'true'], entities: 1, created: 1, topics: 1 };

/** By a token that may only read. */
export const LACKED = {
  read: 0,
  refused: [
    [403, 'forbidden', 'write'],
    [403, 'forbidden', 'write'],
    [403, 'forbidden', null],
  ],
};
