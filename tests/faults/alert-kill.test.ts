/**
 * SIGKILL at seeded moments while two processes evaluate alerts and send mail side by side: each window is evaluated once, each recipient
 * is told of each window in one message, at least once, and under the same Message-ID whenever it is sent again.
 * `ALERT_KILLS=50 npm run faults -- alert` kills as often as that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Context, openContext } from '../../src/context.ts';
import { createOrganisation } from '../../src/services/accounts/create-organisation.ts';
import { createUser } from '../../src/services/accounts/create-user.ts';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import type { Environment } from '../../src/services/environment.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { alertRuns } from '../../src/stores/postgres/alert-runs.ts';
import { alerts } from '../../src/stores/postgres/alerts.ts';
import { noteConsent } from '../../src/stores/postgres/mail-consents.ts';
import { outbox } from '../../src/stores/postgres/outbox.ts';
import { evaluateAll } from '../../src/workers/evaluate.ts';
import { runAll } from '../../src/workers/runner.ts';
import { sendAll } from '../../src/workers/send.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { seeded } from '../support/seeded.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { fasterClock } from './faster-clock.ts';

const KILLS = Number(process.env['ALERT_KILLS'] ?? 6);
const PROCESSES = 2;
/** Each is due at a minute of its own in every hour, which is half a second by this clock. */
const ALERTS = 60;
const READERS = ['mei@example.org', 'ada@example.org', 'ben@example.org'];
/** Mails that arrive before one is killed, and how long after the last of them, in milliseconds: while others are still being sent. */
const MOST_MAILS = 8;
const LONGEST = 10;
/** Every third dies while it evaluates what it found due when it began; so many milliseconds after that at most. */
const BEGINNING = 120;
/** Where none arrive. */
const QUIET_MS = 3000;
const SEED = 20_261_123;
const HOUR = 3_600_000;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-alert-kill-'));
const built = path.resolve('node_modules/.cache/earshot/faults');
const started = Date.now();
const now = fasterClock(started);
let mail: MailServer;
let postgres: { url: string; stop(): Promise<void> };

beforeAll(async () => {
  const entryPoints = { alerting: 'tests/faults/alerting-process.ts' };
  const bundle = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ ...bundle, entryPoints, outdir: built, logLevel: 'error' });
  mail = await startMailServer();
  postgres = await startPostgresServer();
});
afterAll(async () => {
  await mail.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each process has posts of its own, which is none. */
function variables(place: number): Record<string, string> {
  const mailing = { SMTP_URL: mail.url, MAIL_FROM: 'alerts@earshot.example' };
  return { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, String(place)), LOG_LEVEL: 'silent', ...mailing };
}

async function startProcess(place: number): Promise<ChildProcess> {
  const env = { ...process.env, ...variables(place), CLOCK_STARTED: String(started) };
  const child = spawn(process.execPath, [path.join(built, 'alerting.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

/** In the middle of the work of one of them. */
async function mailsArrived(count: number, milliseconds: number): Promise<void> {
  const before = mail.received.length;
  const begun = Date.now();
  while (mail.received.length - before < count && Date.now() - begun < QUIET_MS) await pause(1);
  await pause(milliseconds);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  expect((await gone)[1]).toBe('SIGKILL');
}

async function prepare(context: Context): Promise<void> {
  const environment = { ...context, now };
  const subscription = {
    plan: 'Test',
    startsAt: now(),
    endsAt: new Date(now().getTime() + 300 * 24 * HOUR),
    maxTopics: 5,
    maxKeywords: 50,
    maxKeywordsExclusion: 50,
    maxAlerts: ALERTS,
    maxSessions: 0,
    maxDays: 366,
  };
  const { id: organisationId } = await createOrganisation(environment, { name: 'Test', timezone: '+0000', subscription });
  const user = { organisationId, email: 'owner@example.org', name: 'Owner', password: 'correct horse' };
  const { id: userId } = await createUser(environment, user);
  const actor = { userId, organisationId, timezone: '+0000' };
  const topic = await createTopic(environment, actor, topicDraft());
  await runAll(environment, now());
  for (let minute = 0; minute < ALERTS; minute++) {
    const periodConditionTime = `00:${String(minute).padStart(2, '0')}`;
    const hourly = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime, cooldownMinutes: 0 };
    await createAlert(environment, actor, alertDraft({ topics: [topic.id], emails: READERS, ...hourly }));
  }
  for (const email of READERS) await noteConsent(environment.postgres, organisationId, email, now());
}

test(
  'each window is evaluated once, and each recipient told of it, whoever dies',
  async () => {
    const before = await openContext(readConfig(variables(PROCESSES)));
    await prepare(before);
    await before.close();

    const random = seeded(SEED);
    const watching = await openContext(readConfig(variables(PROCESSES + 1)));
    const running = await Promise.all(Array.from({ length: PROCESSES }, (_, place) => startProcess(place)));
    let place = 0;
    const inTheMiddle = { evaluating: 0, sending: 0 };
    for (let killed = 0; killed < KILLS; killed++) {
      if (killed % 3 === 2) await pause(random() * BEGINNING);
      else {
        place = (place + 1) % PROCESSES;
        await mailsArrived(1 + Math.floor(random() * MOST_MAILS), random() * LONGEST);
      }
      const child = running[place];
      if (child) await kill(child);
      const held = await claimsOf(watching);
      running[place] = await startProcess(place);
      // What is still claimed once another has begun, nobody works at.
      const left = await claimsOf(watching);
      if (held.alerts.some((claim) => left.alerts.includes(claim))) inTheMiddle.evaluating += 1;
      if (held.messages.some((claim) => left.messages.includes(claim))) inTheMiddle.sending += 1;
    }
    await Promise.all(running.map(kill));
    await watching.close();
    process.stderr.write(
      `${KILLS} killed, ${inTheMiddle.evaluating} of them evaluating and ${inTheMiddle.sending} of them sending\n`,
    );

    const after = await openContext(readConfig(variables(PROCESSES)));
    try {
      // Claims of the last processes are over by then, and so is another window of each.
      const later = new Date(now().getTime() + HOUR);
      const environment: Environment = { ...after, now: () => later };
      const sentBefore = mail.received.length;
      await evaluateAll(environment);
      await sendAll(environment);
      await expectEachOnce(environment);
      // They were killed at work, not before it.
      expect(sentBefore).toBeGreaterThan(KILLS);
    } finally {
      await after.close();
    }
  },
  300_000 + 6000 * KILLS,
);

async function claimsOf({ postgres: store }: Environment): Promise<{ alerts: string[]; messages: string[] }> {
  const evaluated = await store.selectDistinct({ claim: alerts.claim }).from(alerts).where(isNotNull(alerts.claim));
  const sent = await store.selectDistinct({ claim: outbox.claim }).from(outbox).where(isNotNull(outbox.claim));
  const claims = (rows: { claim: string | null }[]) => rows.flatMap(({ claim }) => claim ?? []);
  return { alerts: claims(evaluated), messages: claims(sent) };
}

async function expectEachOnce({ postgres: store }: Environment): Promise<void> {
  const runs = await store.select().from(alertRuns).orderBy(alertRuns.alertId, alertRuns.windowEnd);
  const messages = (await store.select().from(outbox)).filter(({ kind }) => kind === 'alert');
  const alertIds = [...new Set(runs.map(({ alertId }) => alertId))];
  expect(alertIds).toHaveLength(ALERTS);
  for (const alertId of alertIds) {
    const ends = runs.filter((run) => run.alertId === alertId).map(({ windowEnd }) => windowEnd.getTime());
    expect(ends).toEqual(ends.map((_, place) => (ends[0] ?? 0) + place * HOUR));
    for (const reader of READERS) {
      const told = messages.filter((message) => message.alertId === alertId && message.recipient === reader);
      const toldOf = told.flatMap(({ content }) => (content as { ends: string[] }).ends.map((end) => Date.parse(end)));
      expect(toldOf.toSorted((one, other) => one - other)).toEqual(ends);
    }
  }
  expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['sent']));
  const arrived = mail.received.filter(({ mail: { subject } }) => !subject?.startsWith('Test wants'));
  const numbers = arrived.map(({ to, mail: { messageId } }) => `${messageId} ${to}`);
  expect(new Set(numbers)).toEqual(new Set(messages.map(({ id, recipient }) => `<${id}@localhost> ${recipient}`)));
  process.stderr.write(
    `${runs.length} windows, ${messages.length} messages, ${numbers.length - messages.length} of them twice\n`,
  );
}
