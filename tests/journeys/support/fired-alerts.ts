/**
 * Alerts of which the running server has stored a window and told: a digest of each hour, whose hour ends at one of the next full minutes.
 * The first journey that wants them waits for that, and for the seconds that playwright.config.ts gives late posts; others find them there.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import type { AlertRun, Delivery, FiredRun } from '../../../src/contract/alert-runs.ts';
import type { Alert } from '../../../src/contract/alerts.ts';
import { GATEWAY } from '../../../src/contract/endpoint.ts';
import { hourlyDigest } from '../../support/hourly-digest.ts';
import { newTopic } from './new-topic.ts';
import { DEMO } from './sign-in.ts';
import { storePosts } from './stored-posts.ts';
import { LANGUAGES, type Language } from './words.ts';
import { linkIn, mailTo } from './written-mails.ts';

const MINUTE = 60_000;
/** At a port of mail, to which no message is posted. */
export const REFUSED_HOST = 'hooks.example.org:25';
const WORD = 'wombatferry';

export interface FiredAlert {
  alert: Alert;
  run: FiredRun;
  deliveries: Delivery[];
}

export const alertName = (language: Language) => `Wombat digest ${language}`;
/** Says yes before the hour ends, so that it is told. */
export const readerOf = (language: Language) => `reader-${language.toLowerCase()}@example.org`;
/** Is asked, and has not said yes. */
export const strangerOf = (language: Language) => `stranger-${language.toLowerCase()}@example.org`;

export interface Calls {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, data: unknown): Promise<Data>;
}

/** As the demo's person. */
export async function calls(request: APIRequestContext): Promise<Calls> {
  const login = await request.post(`${GATEWAY}/auth/login`, { form: { username: DEMO.email, password: DEMO.password } });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    get: async (path) => (await (await request.get(GATEWAY + path, { headers })).json()).data,
    post: async (path, data) => (await (await request.post(GATEWAY + path, { headers, data })).json()).data,
  };
}

/** One for each language, made where they are not there. Does not wait. */
export async function makeAlerts(request: APIRequestContext): Promise<void> {
  const { get, post } = await calls(request);
  const names = (await get<Alert[]>('/multi-topic-alerts')).map((alert) => alert.alertName);
  if (names.includes(alertName('en'))) return;
  await storePosts(request, [
    {
      id: 'wombat-1',
      media_type: 'news',
      daysAgo: 0,
      title: 'Late again',
      content: `The ${WORD} is late`,
      url: 'https://news.example/1',
    },
    { id: 'wombat-2', media_type: 'forum', daysAgo: 0, content: `Where is the ${WORD}? <script>alert(1)</script>` },
  ]);
  const topic = await newTopic(request, 'Wombat <b>ferry</b>', WORD);
  // Half a minute at least is left to say yes.
  const minute = new Date(Date.now() + MINUTE + 30_000).getUTCMinutes();
  for (const language of LANGUAGES) {
    const alert = await post<Alert | undefined>('/multi-topic-alerts', draft(language, topic, minute));
    expect(alert).toMatchObject({ alertName: alertName(language) });
    const question = await mailTo(readerOf(language));
    await request.post(linkIn(question, 'confirm-mail'));
  }
}

/** With their topic go the alerts, and what they told: journeys that follow find none of it. */
export async function removeAlerts(request: APIRequestContext): Promise<void> {
  const { get, post } = await calls(request);
  const alert = (await get<Alert[]>('/multi-topic-alerts')).find((one) => one.alertName === alertName('en'));
  await post('/call', { name: 'delete_topic', arguments: [alert?.topic_id] });
  expect((await get<Alert[]>('/multi-topic-alerts')).map((one) => one.alertName)).not.toContain(alertName('en'));
}

/** Waits until it has fired, and all of whom it told have been told. */
export async function firedAlert(request: APIRequestContext, language: Language): Promise<FiredAlert> {
  await makeAlerts(request);
  const { get } = await calls(request);
  const alert = (await get<Alert[]>('/multi-topic-alerts')).find((one) => one.alertName === alertName(language));
  if (!alert) throw new Error(`no alert in ${language}`);
  const runs = () => get<FiredRun[]>(`/alerts/runs?alertId=${alert.id}`);
  await expect.poll(async () => (await runs()).length, { timeout: 5 * MINUTE, intervals: [2000] }).toBeGreaterThan(0);
  const run = (await runs()).at(-1);
  if (!run) throw new Error('the run is gone');
  const told = () => get<{ run: AlertRun; deliveries: Delivery[] }>(`/alerts/${alert.id}/runs/${run.windowEnd}`);
  const waiting = async () => (await told()).deliveries.filter(({ state }) => state === 'waiting').length;
  await expect.poll(waiting, { timeout: MINUTE }).toBe(0);
  return { alert, run, deliveries: (await told()).deliveries };
}

function draft(language: Language, topic: string, minute: number) {
  return hourlyDigest(minute, {
    alertName: alertName(language),
    topics: [topic],
    emails: [DEMO.email, readerOf(language), strangerOf(language)],
    channels: [{ kind: 'webhook', address: `https://${REFUSED_HOST}/hook` }],
    language,
  });
}
