/**
 * How long after the end of its window, and the two minutes that it waits for posts, does the mail of an alert leave? By the loops of the
 * program and by a clock that goes as fast as any, but begins shortly before the end of a window.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import type { MailSender } from '../src/outside/mail/mail-sender.ts';
import { createAlert } from '../src/services/alerts/create-alert.ts';
import type { Environment } from '../src/services/environment.ts';
import { ingestPosts } from '../src/services/mentions/ingest.ts';
import { noteConsent } from '../src/stores/postgres/mail-consents.ts';
import { startEvaluating } from '../src/workers/evaluate.ts';
import { startSending } from '../src/workers/send.ts';
import { madeOwners, NOON } from './alerts-made.ts';

const BEFORE_DUE_MS = 3000;
const END = new Date(NOON.getTime() + 15 * 60_000);
const DUE = END.getTime() + 2 * 60_000;

export interface MailFigures {
  alerts: number;
  /** Seconds after the window ended and its posts were waited for. */
  first: number;
  last: number;
}

export async function mailOfAlerts(alerts: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const context = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
  const left: number[] = [];
  let now = () => NOON;
  const mail: MailSender = {
    send: async () => {
      left.push((now().getTime() - DUE) / 1000);
      return { kind: 'sent' };
    },
    close: async () => undefined,
  };
  const environment: Environment = { ...context, mail, now: () => now() };
  const owners = await madeOwners(environment, 40, 1000);
  await somethingHappens(environment, owners, alerts);
  const startedAt = Date.now();
  now = () => new Date(DUE - BEFORE_DUE_MS + Date.now() - startedAt);
  const loops = [startEvaluating(environment), startSending(environment)];
  while (left.length < alerts) await pause(50);
  for (const loop of loops) await loop.stop();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(JSON.stringify({ alerts, first: Math.min(...left), last: Math.max(...left) } satisfies MailFigures));
}

/** A post a minute before the window ends, of every topic, and alerts that each of them concerns. */
async function somethingHappens(environment: Environment, owners: Awaited<ReturnType<typeof madeOwners>>, alerts: number) {
  for (const { actor } of owners) await noteConsent(environment.postgres, actor.organisationId, 'one@example.org', NOON);
  const published_at = new Date(END.getTime() - 60_000).toISOString();
  const posts = owners.flatMap((_, topic) =>
    Array.from({ length: 60 }, (_none, number) => ({
      media_type: 'news' as const,
      id: `${topic} ${number}`,
      published_at,
      title: `word${topic}`,
      content: 'The ferry is late.',
    })),
  );
  await ingestPosts(environment, posts);
  for (let number = 0; number < alerts; number++) {
    const owner = owners[number % owners.length];
    if (!owner) throw new Error('nobody to own alerts');
    await createAlert(environment, owner.actor, {
      alertName: `Alert ${number}`,
      topics: owner.topicIds.map(String),
      emails: ['one@example.org'],
      alertType: 'conversation',
      conversationType: 'all',
      mediaTypes: MEDIA_TYPES,
      alertCycle: '15m',
      alertDuration: '1',
      alertDurationUnit: 'h',
      alertCyclePeriod: 'daily',
      conConditionType: 'number',
      conConditionEquation: 'increase',
      conConditionValue: '20',
      senConditionType: 'number',
      senConditionEquation: 'decrease',
      senConditionValue: '20',
      periodConditionTime: '08:00',
    });
  }
}
