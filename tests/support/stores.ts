/**
 * The real stores for one test file, in memory or temporary: Postgres (see postgres.ts), chDB (see clickhouse.ts), jobs; with a clock that
 * tests set and a log they may read. Open once per file (`beforeAll`): they are empty then. Each test makes its own organisation, and words of
 * its own for posts, which everybody shares.
 */
import { randomUUID } from 'node:crypto';
import { NO_KEYS } from '../../src/outside/connectors/api-keys.ts';
import { createOrganisation, type OrganisationInput } from '../../src/services/accounts/create-organisation.ts';
import type { Actor, Environment, Log } from '../../src/services/environment.ts';
import { preparerHere } from '../../src/services/mentions/post-preparer.ts';
import { openJobs } from '../../src/stores/postgres/jobs.ts';
import { insertUser } from '../../src/stores/postgres/users.ts';
import { NOBODY } from '../../src/watch.ts';
import { emptyClickHouse } from './clickhouse.ts';
import { openTestPostgres } from './postgres.ts';
import { shippedTextReader } from './text-reader.ts';

export interface LogEntry {
  level: keyof Log;
  detail: object;
  message: string;
}

export interface TestStores {
  environment: Environment;
  /** What `environment.now()` answers; tests assign it. */
  clock: { now: Date };
  log: LogEntry[];
  /** A new organisation with one user, who is answered. The subscription is a wide one but for what is given. */
  createOrganisation(given?: GivenOrganisation): Promise<Actor>;
  close(): Promise<void>;
}

export interface GivenOrganisation {
  name?: string;
  timezone?: string;
  subscription?: Partial<OrganisationInput['subscription']>;
}

/** Noon in London and evening in Hong Kong, on a day without clock changes. */
export const TEST_NOW = new Date('2026-03-10T12:00:00.000Z');

export async function openTestStores(): Promise<TestStores> {
  const clock = { now: TEST_NOW };
  const log: LogEntry[] = [];
  const opened = await openTestPostgres({ prepared: true });
  const jobs = openJobs(opened, (error) => log.push({ level: 'error', detail: { error }, message: 'jobs' }));
  await jobs.start();
  const clickhouse = await emptyClickHouse();
  const environment: Environment = {
    postgres: opened.postgres,
    clickhouse,
    jobs,
    productName: 'Earshot',
    publicUrl: 'http://localhost:8080',
    mail: {
      send: async ({ to }) => {
        throw new Error(`no test sends mail to ${to} unless it says how`);
      },
      close: async () => undefined,
    },
    alertDelayMs: 120_000,
    auditDays: 365,
    languageModel: null,
    modelTokensPerDay: 1_000_000,
    fetchWeb: async ({ url }) => {
      throw new Error(`no test asks ${url} unless it says how`);
    },
    apiKeys: NO_KEYS,
    callbackUrl: null,
    sentiment: null,
    libreTranslate: null,
    preparer: preparerHere(shippedTextReader()),
    now: () => clock.now,
    pause: async () => undefined,
    reader: shippedTextReader(),
    watch: NOBODY,
    log: {
      info: (detail, message) => void log.push({ level: 'info', detail, message }),
      warn: (detail, message) => void log.push({ level: 'warn', detail, message }),
      error: (detail, message) => void log.push({ level: 'error', detail, message }),
    },
  };
  return {
    environment,
    clock,
    log,
    createOrganisation: (given = {}) => createMember(environment, given),
    async close() {
      await jobs.stop();
      await opened.close();
    },
  };
}

const WIDE = {
  plan: 'Test',
  startsAt: new Date('2026-01-01T00:00:00.000Z'),
  endsAt: new Date('2027-01-01T00:00:00.000Z'),
  maxTopics: 50,
  maxKeywords: 200,
  maxKeywordsExclusion: 100,
  maxAlerts: 50,
  maxSessions: 0,
  maxDays: 366,
};

async function createMember(environment: Environment, given: GivenOrganisation): Promise<Actor> {
  const { name = 'Test', timezone = 'Asia/Hong_Kong', subscription } = given;
  const { id } = await createOrganisation(environment, { name, timezone, subscription: { ...WIDE, ...subscription } });
  const userId = randomUUID();
  // Nobody signs in with this; a real hash takes half a second.
  const passwordHash = 'none';
  const email = `${userId}@test.invalid`;
  await insertUser(environment.postgres, {
    id: userId,
    organisationId: id,
    email,
    name,
    passwordHash,
    createdAt: environment.now(),
  });
  return { userId, organisationId: id, timezone };
}
