/** What is there to be looked at: the demo content, alerts of which some have fired, names of an organisation, people. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, request } from '@playwright/test';
import type { AlertRun, Delivery } from '../../src/contract/alert-runs.ts';
import type { TopicSummary } from '../../src/contract/topics.ts';
import { type Calls, calls } from '../journeys/support/fired-alerts.ts';
import { DEMO } from '../journeys/support/sign-in.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { emailOf, LOOKS, NAMES, NEW_ORGANISATION, PASSWORD } from './people.ts';
import { type SlowServer, startSlowServer } from './slow-server.ts';

/**
 * Days that are to come, so that cookies are not over as soon as they are given: their ends are compared with the clock of the machine.
 * Alerts are made a day before they are looked at.
 */
const BEFORE = '2031-03-11T06:20:05Z';
const LOOKED_AT = '2031-03-12T06:32:05Z';
/** By the clock of the page, which stands still: later than anything that the server says while it is looked at. */
export const NOW = new Date('2031-03-12T06:32:55Z');

/** On an empty folder. */
export async function makeContent(port: number, folder: string): Promise<void> {
  const server = await startSlowServer(port, folder, BEFORE);
  await withCalls(server, async (asDemo) => {
    const topics = await searched(asDemo);
    await makePeople(server);
    await makeAlerts(asDemo, topics);
    await makeNames(asDemo);
    for (const { id } of topics.slice(0, 2)) await asDemo.post(`/topics/${id}/feature`, { featured: true });
  });
  await server.stop();
}

/** A day later, with what that day has brought. */
export async function serveContent(port: number, folder: string): Promise<SlowServer> {
  const server = await startSlowServer(port, folder, LOOKED_AT);
  await withCalls(server, async (asDemo) => {
    await searched(asDemo);
    await told(asDemo);
  });
  return server;
}

async function withCalls({ url }: SlowServer, work: (asDemo: Calls) => Promise<void>): Promise<void> {
  const context = await request.newContext({ baseURL: url });
  await work(await calls(context));
  await context.dispose();
}

/** Oldest first, as soon as all that the demo has is stored and found. */
async function searched({ get }: Calls): Promise<TopicSummary[]> {
  const topics = () => get<TopicSummary[]>('/topics?timezoneOffsetMinutes=480');
  const states = async () => (await topics()).map(({ state }) => state);
  await expect.poll(states, { timeout: 300_000, intervals: [500] }).toEqual(['ready', 'ready', 'ready', 'ready']);
  return (await topics()).toSorted((one, other) => Number(one.id) - Number(other.id));
}

async function makePeople({ folder }: SlowServer): Promise<void> {
  const command = async (...given: string[]) => {
    const running = promisify(execFile)(process.execPath, ['dist/server/main.js', ...given], {
      env: { ...process.env, DATA_DIR: folder },
    });
    running.child.stdin?.end(PASSWORD);
    await running;
  };
  await command('org', 'add', NEW_ORGANISATION, '--timezone', 'Asia/Hong_Kong');
  for (const look of LOOKS)
    for (const [who, org] of [
      ['member', 'Demo'],
      ['newcomer', NEW_ORGANISATION],
    ] as const)
      await command('user', 'add', emailOf(who, look), '--org', org, '--name', NAMES[who], '--password-stdin');
}

async function makeAlerts({ post }: Calls, [tea, airline, phone, outage]: TopicSummary[]): Promise<void> {
  const topics = (...chosen: (TopicSummary | undefined)[]) => chosen.map((topic) => topic?.id);
  const emails = [DEMO.email, 'news@example.org'];
  const drafts = [
    alertDraft({
      alertName: '茗常每日摘要 Ming Sheung daily',
      topics: topics(tea),
      emails,
      alertType: 'periodic',
      alertCyclePeriod: 'daily',
      periodConditionTime: '09:00',
    }),
    alertDraft({ alertName: 'Outage spreads', topics: topics(outage, phone), emails, alertCycle: '1h', conConditionValue: '2' }),
    alertDraft({
      alertName: 'Tern Air turns sour',
      topics: topics(airline),
      emails: [DEMO.email],
      alertType: 'sentiment',
      alertCycle: '24h',
      channels: [{ kind: 'webhook', address: 'https://hooks.example.org:25/hook' }],
    }),
  ];
  for (const draft of drafts) expect(await post('/multi-topic-alerts', draft), String(draft['alertName'])).toBeTruthy();
}

async function makeNames({ post }: Calls): Promise<void> {
  await post('/entities', { name: '茗常茶記', type: 'organisation', aliases: ['Ming Sheung Tea', '{MST}'] });
  await post('/entities', { name: 'Kumquat K8', type: 'product', aliases: ['金桔手機'] });
  await post('/entities', { name: '陳大文', type: 'person', aliases: [] });
}

/** Until the windows that ended meanwhile are evaluated, and nobody waits to be told. */
async function told({ get }: Calls): Promise<void> {
  const runs = () => get<AlertRun[]>('/alerts/runs');
  await expect.poll(async () => (await runs()).length, { timeout: 120_000, intervals: [500] }).toBeGreaterThan(0);
  const waiting = async () => {
    const all = await Promise.all(
      (await runs()).map((run) => get<{ deliveries: Delivery[] }>(`/alerts/${run.alertId}/runs/${run.windowEnd}`)),
    );
    return all.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state === 'waiting').length;
  };
  await expect.poll(waiting, { timeout: 120_000, intervals: [1000] }).toBe(0);
}
