/** What each page asks of the server, written down while a browser opens it: so people of the load ask what people's pages ask. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page, type Request } from '@playwright/test';
import { LAUNCH } from '../tests/journeys/support/launch.ts';
import { DEMO } from '../tests/journeys/support/sign-in.ts';

export interface PageCall {
  method: string;
  /** With its query; the topic as TOPIC. */
  path: string;
  body: string | null;
}

export interface RecordedPage {
  name: string;
  /** How often it is opened, beside the others. */
  weight: number;
  calls: PageCall[];
}

/** Stands in recorded calls for the topic that somebody looks at. */
export const TOPIC = '@topic@';

/** Of a hundred visits. Overview is where a topic opens; raw data is where people read. */
const PAGES: [string, number][] = [
  ['/', 10],
  ['/topics/ID/overview', 22],
  ['/topics/ID/overview?relative=week', 10],
  ['/topics/ID/what', 10],
  ['/topics/ID/when', 8],
  ['/topics/ID/who', 10],
  ['/topics/ID/where', 7],
  ['/topics/ID/how', 8],
  ['/topics/ID/raw-data', 15],
];
/** Without a new call for so long, a page has asked all that it asks. */
const QUIET_MS = 2000;
/** Asked once by everybody at the sign-in, or what stays open. */
const LEFT_OUT = /\/(?:auth|client-settings|preferences|arrivals|health|told)\b/;

export async function recordPages(url: string, topicId: string): Promise<RecordedPage[]> {
  const browser = await chromium.launch(LAUNCH);
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.goto('/');
    await page.getByLabel('E-mail').fill(DEMO.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('navigation').first().waitFor();
    const recorded: RecordedPage[] = [];
    for (const [name, weight] of PAGES) recorded.push({ name, weight, calls: await callsOf(page, name, topicId) });
    return recorded;
  } finally {
    await browser.close();
  }
}

async function callsOf(page: Page, name: string, topicId: string): Promise<PageCall[]> {
  const calls: PageCall[] = [];
  let last = performance.now();
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/gateway/') || LEFT_OUT.test(pathname)) return;
    last = performance.now();
    calls.push({
      method: request.method(),
      path: asOfAnyTopic(pathname + search, topicId),
      body: request.postData() === null ? null : asOfAnyTopic(request.postData() ?? '', topicId),
    });
  };
  page.on('request', note);
  await page.goto(name.replace('ID', topicId));
  while (performance.now() - last < QUIET_MS) await pause(100);
  page.off('request', note);
  return calls;
}

function asOfAnyTopic(text: string, topicId: string): string {
  return text.replaceAll(`/topics/${topicId}/`, `/topics/${TOPIC}/`).replaceAll(`"${topicId}"`, `"${TOPIC}"`);
}
