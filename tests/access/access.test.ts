/** Who may do what: every row of the table, as everybody. See row.ts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FUNCTIONS } from '../../src/contract/functions.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { NO_LIMITS, openTestGateway, type TestGateway } from '../support/gateway.ts';
import { badTokens } from './bad-tokens.ts';
import { scopedTokens, tryScopes } from './by-scopes.ts';
import { type Setting, type Tried, tryOwn, tryPublic, tryStrangers, tryTokens } from './cells.ts';
import { countFrom, type Watch, watch } from './left-alone.ts';
import { complaintsOf, endpointsOf, learnRoutes, untriedFields } from './routes.ts';
import { FUNCTION, type Row, type Rows, rowsOf, scopeOf } from './row.ts';
import { TABLE } from './table.ts';
import { createTenant, speakOf } from './tenant.ts';

/** Two organisations with something of everything, on a busy machine. */
const SET_UP_MS = 120_000;

let gateway: TestGateway;
let learned: ReadonlySet<string> = new Set();
let setting: Setting;
let watched: Watch;
let before: string;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'earshot-access-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Earshot</title>');
  gateway = await openTestGateway(
    {
      webFolder,
      metrics: { token: null, text: async () => ({ type: 'text/plain', body: 'earshot_store_up 1' }) },
      // One person asks all of it.
      callsPerMinute: NO_LIMITS,
    },
    {
      prepare: (app) => {
        learned = learnRoutes(app);
      },
    },
  );
  const { environment } = gateway.stores;
  environment.fetchWeb = async ({ url }) => {
    throw new SourceFailure('unreachable', `${url} does not answer`);
  };
  const mail = { from: 'a@example.org', html: null, text: null, images: [] };
  environment.mail.kept = {
    read: async (id) => ({ ...mail, subject: id === setting.other.ids.mail ? 'othermark-subject' : 'ownmark-subject' }),
    placeOf: (id) => id,
    tidy: async () => undefined,
  };
  const own = await createTenant(gateway, 'ownmark');
  // Later, and with larger numbers: what is newest of all is theirs.
  await countFrom(environment.postgres, 7_000_001);
  const other = await createTenant(gateway, 'othermark');
  await speakOf(environment, other, 'othermark', own);
  const { tokenFor } = gateway;
  const signIn: Setting['signIn'] = (who) => tokenFor(who === 'own' ? own.actor : own.colleague);
  const past = { exp: Math.floor(gateway.stores.clock.now.getTime() / 1000) - 30 };
  setting = {
    app: gateway.app,
    own,
    other,
    tokens: {
      own: await signIn('own'),
      colleague: await signIn('colleague'),
      ending: { own: await tokenFor(own.actor, past), colleague: await tokenFor(own.colleague, past) },
      bad: await badTokens(gateway, own),
    },
    scoped: await scopedTokens(environment, own.actor),
    leaks: [],
    read: new Set(),
    signIn,
    seen: new Set(),
    cells: 0,
  };
  watched = await watch(environment, other.actor);
  before = await watched.look();
}, SET_UP_MS);
afterAll(async () => {
  await gateway.close();
  await rm(webFolder, { recursive: true });
});

async function complaints(tried: Tried): Promise<string[]> {
  const { access } = tried.row;
  if (access === 'public') return [...(await tryPublic(setting, tried)), ...(await tryStrangers(setting, tried))];
  const refused = await tryTokens(setting, tried);
  if (access === 'operator') return [...refused, ...(await tryOwn(setting, tried))];
  return [
    ...refused,
    ...(await tryStrangers(setting, tried)),
    // Before what pretends: it is kept, where anything may be.
    ...(await tryScopes(setting, tried)),
    ...(await tryOwn(setting, tried)),
  ];
}

describe('access', () => {
  test.each(rowsOf(TABLE).map(([name, row], at) => [name, row, at] as const))('%s', async (name, row, at) => {
    const route = name.replace(/ \(\d+\)$/, '');
    const address = `10.0.${Math.floor(at / 250)}.${(at % 250) + 1}`;
    const hasHead = route.startsWith('GET ') && learned.has(route.replace('GET ', 'HEAD '));
    expect(await complaints({ name: route, row, address, hasHead })).toEqual([]);
    expect(setting.leaks.splice(0)).toEqual([]);
    expect([...setting.read]).toEqual(row.reads ? [setting.other.content] : []);
    setting.read.clear();
    if (row.signsOut) {
      const { tokens, signIn } = setting;
      Object.assign(tokens, { own: await signIn('own'), colleague: await signIn('colleague') });
    }
    const after = await watched.look();
    // What the operator does is done to all.
    if (row.access === 'operator') before = after;
    expect(after).toBe(before);
  });

  test('what an organisation has was told to itself: so it would have been found where it was told to another', () => {
    const words = [
      'topic',
      'alert',
      'channel',
      'author',
      'failure',
      'recipient',
      'note',
      'tag',
      'entity',
      'alias',
      'view',
      'common',
    ];
    const others = ['token', 'preference', 'feed', 'organisation', 'colleague', 'subject'];
    expect([...words, ...others].filter((word) => !setting.seen.has(word))).toEqual([]);
    expect(setting.cells).toBeGreaterThan(3500);
  });
});

describe('the table', () => {
  test('has a row for every route and every function', () => {
    expect(complaintsOf(learned, TABLE)).toEqual([]);
  });

  test('says of a route that has none, and of a row whose route is gone', async () => {
    const app = fastify();
    const routes = learnRoutes(app);
    app.get('/api/gateway/new', async () => null);
    app.route({ method: ['PUT', 'DELETE'], url: '/api/gateway/new', handler: async () => null });
    await app.ready();
    const rows: Rows = {
      ...Object.fromEntries(Object.keys(FUNCTIONS).map((name) => [`call ${name}`, { access: 'user' }])),
      'call another': { access: 'user' },
      'PUT /api/gateway/new': { access: 'user' },
    };
    const none = 'has no row; tests/access/row.ts says how one is added';
    expect(complaintsOf(routes, rows)).toEqual([
      `GET /api/gateway/new: ${none}`,
      `DELETE /api/gateway/new: ${none}`,
      'call another: has a row, and is no more',
    ]);
    await app.close();
  });

  test('asks of every row who may as the contract says it', async () => {
    const endpoints = await endpointsOf();
    const others = rowsOf(TABLE).flatMap(([name, { access }]) => {
      const declared = endpoints.get(name)?.access ?? access;
      return declared === access ? [] : [`${name}: ${access}, declared as ${declared}`];
    });
    expect(others).toEqual([]);
  });

  test('asks of every row for the scope that the contract says', async () => {
    const endpoints = await endpointsOf();
    const others = rowsOf(TABLE).flatMap(([name, row]) => {
      const [, fn] = FUNCTION.exec(name) ?? [];
      const declared = fn ? FUNCTIONS[fn as keyof typeof FUNCTIONS].scope : endpoints.get(name)?.scope;
      return declared === undefined || declared === scopeOf(name, row) ? [] : [`${name}: ${scopeOf(name, row)}, not ${declared}`];
    });
    expect(others).toEqual([]);
  });

  test('tries somebody else’s wherever a call takes what is somebody’s', async () => {
    const endpoints = await endpointsOf();
    const untried = Object.entries(TABLE).flatMap(([name, given]) => {
      const [, fn] = FUNCTION.exec(name) ?? [];
      const input = fn ? FUNCTIONS[fn as keyof typeof FUNCTIONS].input : endpoints.get(name)?.input;
      const rows = [given].flat() as Row[];
      return input ? untriedFields(name, rows, input).map((field) => `${name}: ${field}`) : [];
    });
    expect(untried).toEqual([]);
  });

  test('knows of every table of the stores whose its rows are', () => {
    expect(watched.unknown).toEqual([]);
    const copies = ['hidden_mentions', 'mentions', 'organisation_entities', 'post_tags', 'sentiment_corrections'];
    expect(watched.copies).toEqual(copies);
  });
});
