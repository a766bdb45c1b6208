/**
 * How long the answer to a sign-in takes, and whether that tells who has an account: `npm run bench -- sign-in`. A wrong password for
 * somebody who is known, for somebody who is not, for an account that is not confirmed and for one without a password, in turns, on the
 * embedded stores; and the same of the calls that mail. Medians, and the largest difference between them.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createIdentity } from '../src/commands/create-identity.ts';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { createServer } from '../src/gateway/server.ts';
import { createOrganisation } from '../src/services/accounts/create-organisation.ts';
import { createUser } from '../src/services/accounts/create-user.ts';
import { registerAccount } from '../src/services/accounts/register-account.ts';
import { standardPlan } from '../src/services/accounts/standard-plan.ts';

const TIMES = 60;
const BETWEEN_MS = 20 * 60_000;

export async function signInBench(args: string[]): Promise<void> {
  const times = Number(args[0] ?? TIMES);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'earshot-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', REGISTRATION: 'open' });
  const context = await openContext(config);
  let calls = 0;
  const began = context.now().getTime();
  // Between calls so much time goes by that no limit of attempts is in the way.
  const environment = { ...context, now: () => new Date(began + calls * BETWEEN_MS) };
  const app = await createServer({
    ...config,
    environment,
    identity: await createIdentity(environment, config),
    webFolder: null,
    operatorToken: null,
    leaving: new AbortController().signal,
    metrics: null,
    checkReady: async () => undefined,
    demoSignIn: async () => null,
  });
  const subscription = standardPlan('Bench', context.now());
  const { id: organisationId } = await createOrganisation(context, { name: 'Bench', subscription });
  const knownEmail = 'known@test.invalid';
  await createUser(context, { organisationId, email: knownEmail, name: 'Known', password: 'a long password' });
  await createUser(context, { organisationId, email: 'nopassword@test.invalid', name: 'No' });
  await registerAccount(context, { email: 'new@test.invalid', name: 'New', password: 'not confirmed', language: 'en' });
  /** Milliseconds. */
  async function timed(path: string, payload: object): Promise<number> {
    calls += 1;
    const begun = performance.now();
    const answer = await app.inject({ method: 'POST', url: `/api/gateway/auth/${path}`, payload });
    const taken = performance.now() - begun;
    if (answer.statusCode === 429) throw new Error(`${path} was refused as too often`);
    return taken;
  }
  const guess = (username: string) => () => timed('login', { username, password: `wrong ${randomUUID()}` });
  const mail =
    (path: string, email: () => string, more: object = {}) =>
    () =>
      timed(path, { email: email(), language: 'en', ...more });
  const stranger = () => `${randomUUID()}@test.invalid`;
  const known = () => knownEmail;
  const person = { name: 'Somebody', password: 'a long password' };
  await compare('a wrong password', times, {
    known: guess(knownEmail),
    unknown: () => guess(stranger())(),
    unconfirmed: guess('new@test.invalid'),
    'without a password': guess('nopassword@test.invalid'),
  });
  await compare('a forgotten password', times, { known: mail('forgot', known), unknown: mail('forgot', stranger) });
  await compare('a registration', times, { taken: mail('register', known, person), free: mail('register', stranger, person) });
  await app.close();
  await context.close();
  await rm(dataDir, { recursive: true, force: true });
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
