/** The page of the reference: it is whole, its links lead somewhere, and it needs no other policy than every page has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { GATEWAY } from '../../contract/endpoint.ts';
import { OPERATIONS } from './operations.ts';

let gateway: TestGateway;
let page: string;
let headers: Record<string, unknown>;

beforeAll(async () => {
  gateway = await openTestGateway({ productName: 'Ear<shot>' });
  const answer = await gateway.app.inject(`${GATEWAY}/reference`);
  page = answer.body;
  headers = answer.headers;
});
afterAll(() => gateway.close());

test('has every call, and every link within it leads somewhere', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  expect(OPERATIONS.filter(({ id }) => !ids.has(id))).toEqual([]);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect([...new Set(targets)].filter((id) => !ids.has(id))).toEqual([]);
  expect(targets.length).toBeGreaterThan(500);
});

test('has nothing that its policy forbids: the only script is a file of ours', async () => {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("script-src 'self';script-src-attr 'none'");
  expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([`<script src="${GATEWAY}/reference.js" defer>`]);
  expect(page).not.toMatch(/ on\w+=|(?:src|href)="(?:https?:)?\/\//);
  const script = await gateway.app.inject(`${GATEWAY}/reference.js`);
  expect(script.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
});

test('has what is sent to webhooks, found as calls are', () => {
  const [, section = ''] = /<article class="call" id="sendAlert">(.*?)<\/article>/s.exec(page) ?? [];
  expect(section).toContain('<code>your webhook</code> <span class="who">this server</span>');
  expect(section).toContain('<code>x-earshot-signature</code> <i>header</i>');
  expect(section).toContain('<pre><a href="#schema-WebhookAlert">WebhookAlert</a></pre>');
  expect(section).not.toContain('Failures');
});

test('says types as they are read', () => {
  expect(page).toContain('data: <a href="#schema-FiredRun">FiredRun</a>[]');
  expect(page).toContain('mention?: &#34;all&#34; | &#34;main&#34; | &#34;comments&#34; = &#34;all&#34;');
});

test('escapes whatever it says', () => {
  expect(page).toContain('Ear&#60;shot&#62; API');
  expect(page).not.toContain('<shot>');
});
