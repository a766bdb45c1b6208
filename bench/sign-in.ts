/**
 * How long the answer to a sign-in takes, and whether that tells who has an account: `npm run bench -- sign-in`. A wrong password for
 * somebody who is known, for somebody who is not, for an account that is not confirmed and for one without a password, in turns, on the
 * stores in memory; and the same of the calls that mail. Medians, and the largest difference between them.
 */
import { randomUUID } from 'node:crypto';
import { createUser } from '../src/services/accounts/create-user.ts';
import { registerAccount } from '../src/services/accounts/register-account.ts';
import { openTestGateway } from '../tests/support/gateway.ts';

const TIMES = 60;

export async function signInBench(args: string[]): Promise<void> {
  const times = Number(args[0] ?? TIMES);
  const gateway = await openTestGateway({ registration: 'open' });
  const { environment } = gateway.stores;
  const { organisationId } = await gateway.stores.createOrganisation();
  await createUser(environment, { organisationId, email: 'nopassword@test.invalid', name: 'No' });
  await registerAccount(environment, { email: 'new@test.invalid', name: 'New', password: 'not confirmed', language: 'en' });
  let calls = 0;
  /** Milliseconds; each from a network of its own, so that no limit is in the way. */
  async function timed(path: string, payload: object): Promise<number> {
    calls += 1;
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
    const begun = performance.now();
    await gateway.app.inject({ method: 'POST', url: `/api/gateway/auth/${path}`, remoteAddress, payload });
    return performance.now() - begun;
  }
  const guess = (username: string) => () => timed('login', { username, password: `wrong ${randomUUID()}` });
  const mail =
    (path: string, email: () => string, more: object = {}) =>
    () =>
      timed(path, { email: email(), language: 'en', ...more });
  const stranger = () => `${randomUUID()}@test.invalid`;
  const known = () => gateway.email;
  const person = { name: 'Somebody', password: 'a long password' };
  await compare('a wrong password', times, {
    known: guess(gateway.email),
    unknown: () => guess(stranger())(),
    unconfirmed: guess('new@test.invalid'),
    'without a password': guess('nopassword@test.invalid'),
  });
  await compare('a forgotten password', times, { known: mail('forgot', known), unknown: mail('forgot', stranger) });
  await compare('a registration', times, { taken: mail('register', known, person), free: mail('register', stranger, person) });
  await gateway.close();
}

async function compare(what: string, times: number, cases: Record<string, () => Promise<number>>): Promise<void> {
  const found = Object.entries(cases).map(([name, run]) => ({ name, run, taken: [] as number[] }));
  for (const { run } of found) await run();
  for (let time = 0; time < times; time += 1) for (const { run, taken } of found) taken.push(await run());
  const medians = found.map(({ taken }) => median(taken));
  console.log(`${what}, ${times} times each, in turns:`);
  for (const [at, { name, taken }] of found.entries())
    console.log(
      `  ${name.padEnd(20)} median ${fixed(medians[at] ?? 0)} ms, between ${fixed(Math.min(...taken))} and ${fixed(Math.max(...taken))}`,
    );
  console.log(`  largest difference of medians: ${fixed(Math.max(...medians) - Math.min(...medians))} ms\n`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const fixed = (value: number) => value.toFixed(2);
