import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres } from './client.ts';
import { loggedError } from './logged-error.ts';

const SECRET = 'https://hooks.example/services/secret-path';
let opened: OpenPostgres;
beforeAll(async () => {
  opened = await openTestPostgres();
  await opened.postgres.execute(sql`create table addresses (address text primary key)`);
});
afterAll(() => opened.close());

const insert = () => opened.postgres.execute(sql`insert into addresses values (${SECRET})`);

async function failureOf(run: () => PromiseLike<unknown>): Promise<Error> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('it did not fail');
}

test('a statement that fails is logged without its values, and with what broke', async () => {
  await insert();
  const failure = await failureOf(insert);
  expect(failure.message).toContain(SECRET);
  for (const error of [failure, new Error(`wrapped: ${SECRET}`, { cause: failure })]) {
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain('secret-path');
    expect(logged).toMatchObject({
      message: 'Failed query: insert into addresses values ($1)',
      code: '23505',
      constraint: 'addresses_pkey',
      reason: expect.stringContaining('duplicate key value'),
      stack: expect.stringMatching(/^\s+at /),
    });
  }
});

test('so is one whose error quotes a value', async () => {
  const failure = await failureOf(() => opened.postgres.execute(sql`select ${SECRET}::text::int`));
  expect(JSON.stringify(loggedError(failure))).not.toContain('secret-path');
  expect(loggedError(failure)).toMatchObject({ code: '22P02' });
});

test('other errors are logged as they are', () => {
  expect(loggedError(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
  expect(loggedError('odd')).toBe('odd');
});
