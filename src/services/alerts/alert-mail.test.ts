/** What mails and messages say, of posts that somebody tried to break them with. */
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { webhookAlert } from '../../contract/webhook-alert.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import type { Actor } from '../environment.ts';
import { type AlertFacts, alertFacts } from './alert-facts.ts';
import { alertMail } from './alert-mail.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import { runLink } from './run-link.ts';
import { slackMessage } from './slack-message.ts';
import { teamsMessage } from './teams-message.ts';
import { webhookMessage } from './webhook-message.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  stores.environment.publicUrl = 'https://earshot.example';
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  mei = await stores.createOrganisation({ name: 'Harbour <News>', timezone: '+0800' });
  at(0);
});

const minute = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
function at(minutes: number): void {
  stores.clock.now = minute(minutes);
}

const EVIL = '<script>alert(1)</script> "ferry" & <https://evil.example|pay>';
const posts: Partial<ImportedPost>[] = [
  { published_at: minute(5).toISOString(), content: 'all is well' },
  ...[20, 21, 22, 23].map((when, place) => ({
    published_at: minute(when).toISOString(),
    content: `${EVIL} ${place} delayed`,
    url: place === 0 ? 'javascript:alert(1)' : `https://news.example/${place}?a=1&b=2`,
    likes: place * 10,
    author_name: place === 1 ? '<b>Ada</b>' : 'Ben',
    author: `author${place}`,
  })),
];

interface Told {
  facts: AlertFacts;
  topicId: string;
}

/** Of windows that end at these minutes. */
async function factsOf(ends: readonly number[], draft: Record<string, unknown> = {}): Promise<Told> {
  const topic = await topicOfPosts(stores, mei, posts, { name: 'Ferries <&> piers' });
  const given = { topics: [topic.id], alertName: 'Late "ferries" <now>', emails: ['mei@example.org'], ...draft };
  const { id } = await createAlert(stores.environment, mei, alertDraft(given));
  at(Math.max(...ends) + 3);
  while ((await evaluateDue(stores.environment)) > 0);
  const told = { organisationId: mei.organisationId, alertId: Number(id), kind: 'alert' as const, ends: ends.map(minute) };
  const facts = await alertFacts(stores.environment, told);
  if (!facts) throw new Error('nothing to tell');
  return { facts, topicId: topic.id };
}

function withTitle(facts: AlertFacts, title: string): AlertFacts {
  const topics = facts.topics.map((topic) => ({
    ...topic,
    contents: { ...topic.contents, posts: topic.contents.posts.map((post) => ({ ...post, title })) },
  }));
  return { ...facts, topics };
}

const place = { productName: 'Earshot', unsubscribeUrl: 'https://earshot.example/api/gateway/unsubscribe/token' };

describe('a mail', () => {
  test('says in English what was measured, when, from where on it tells, and where to look', async () => {
    const { facts, topicId } = await factsOf([30]);
    const { subject, text, html } = alertMail(facts, place);
    expect(subject).toBe('Late "ferries" <now> – Ferries <&> piers: 4 mentions (+3, +300%)');
    expect(text).toContain('10/Mar/2026 20:15 – 20:30 (UTC+08:00)');
    expect(text).toContain('4 mentions (+3, +300%), 1 in the window before, the alert tells from 4 upwards.');
    const link = `https://earshot.example/topics/${topicId}/overview?from=2026-03-10T12%3A15%3A00.000Z&to=2026-03-10T12%3A30%3A00.000Z&mediaTypes=forum%2Cnews`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    const run = runLink('https://earshot.example', facts.alert.id, minute(30));
    expect(text).toContain(`Acknowledge or snooze it on the Alert Dashboard:\n${run}\n`);
    expect(html).toContain(`href="${run.replaceAll('&', '&#38;')}"`);
    expect(text).toContain(`Unsubscribe from this alert: ${place.unsubscribeUrl}`);
    expect(html).toMatch(/<html lang="en">/);
  });

  test('says the same in Chinese', async () => {
    const { facts } = await factsOf([30], { language: 'zh-Hant' });
    const { subject, text, html } = alertMail(facts, place);
    expect(subject).toContain('Ferries <&> piers：4 則提及（+3，+300%）');
    expect(text).toContain('10/03/2026 20:15 – 20:30（UTC+08:00）');
    expect(text).toContain('4 則提及（+3，+300%），前一時段為 1，升至 4 即發出警報。');
    expect(text).toContain('取消訂閱這個警報');
    expect(html).toMatch(/<html lang="zh-Hant">/);
  });

  test('cannot be broken by what posts, authors, topics and organisations are called', async () => {
    const { facts } = await factsOf([30]);
    const { html } = alertMail(facts, place);
    expect(html).not.toMatch(/<script|<b>Ada|<now>|Ferries <&>|Harbour <News>|javascript:/);
    expect(html).toContain('&#60;b&#62;Ada&#60;/b&#62;');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(links.length).toBeGreaterThan(3);
    for (const address of links) expect(address).toMatch(/^https:\/\//);
  });

  test('shows posts by engagement, once each, and a picture with words for those who do not see it', async () => {
    const { facts, topicId } = await factsOf([30]);
    const [topic] = facts.topics;
    expect(topic?.contents.posts.map(({ likes }) => likes)).toEqual([30, 20, 10, 0]);
    const { html, images } = alertMail(facts, place);
    expect(images.map(({ cid }) => cid)).toEqual([`course-${topicId}@alert`]);
    expect(html).toMatch(/alt="The last windows: (?:–, |0, )*1, 4; Alert from 4"/);
    const png = Buffer.from(images[0]?.bytes ?? []);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect(rows).toHaveLength((width + 1) * height);
    // Ground, bars, the last bar, the level, the line of nothing, and numbers.
    expect(new Set(rows)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('tells of several windows in one, and which of them are late', async () => {
    const { facts } = await factsOf([15, 30], { conConditionValue: '1' });
    expect(facts.windows.map(({ end }) => end)).toEqual([minute(15), minute(30)]);
    const { subject, text } = alertMail({ ...facts, windows: facts.windows.map((one) => ({ ...one, isLate: true })) }, place);
    expect(subject).toMatch(/, and of one more window$/);
    expect(text).toContain('* 10/Mar/2026 20:00 – 20:15 (late) · Ferries <&> piers: 1 mention (');
    expect(text).toContain('Some windows could not be evaluated in time');
  });

  test('of very many windows is short enough to be shown whole, down to the link that ends it', async () => {
    const { facts } = await factsOf([15, 30], { conConditionValue: '1' });
    const [window] = facts.windows;
    const [topic] = facts.topics;
    if (!window || !topic) throw new Error('nothing to tell');
    const [post] = topic.contents.posts;
    const long = { title: '渡輪服務'.repeat(40), content: '海港'.repeat(200), url: `https://news.example/${'a'.repeat(200)}` };
    const posts = post ? Array.from({ length: 5 }, () => ({ ...post, ...long })) : [];
    const topics = Array.from({ length: 20 }, (_, place) => ({
      ...topic,
      id: String(place),
      name: `Topic ${place} ${'of the harbour '.repeat(5)}`,
      contents: place < 3 ? { ...topic.contents, posts } : { posts: [], reasons: [] },
    }));
    const figures = topics.map(({ id, figures: own }) => ({ ...own, topicId: id }));
    const windows = Array.from({ length: 100 }, () => ({ ...window, isLate: true, figures }));
    const { html, text } = alertMail({ ...facts, topics, windows }, place);
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
    expect(html).toContain('Unsubscribe from this alert');
    const said = '1,980 earlier rows are left out here; the Alert Dashboard has every window.';
    expect(html).toContain(said);
    expect(text).toContain(`${said}\n* `);
    expect(text.match(/^\* .+ \(late\) · Topic /gm)).toHaveLength(20);
  });

  test('says what is said more often than in the windows before', async () => {
    const said = (when: number, content: string) => ({ published_at: minute(when).toISOString(), content });
    const quiet = Array.from({ length: 12 }, (_, place) =>
      said(1 + place, `harbour sunshine ${place === 0 ? '#ferrynews' : place}`),
    );
    const loud = Array.from({ length: 20 }, (_, place) => said(16, `typhoon closes pier ${place} #ferrynews`));
    const topic = await topicOfPosts(stores, mei, [...quiet, ...loud]);
    const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id] }));
    at(33);
    const told = { organisationId: mei.organisationId, alertId: Number(id), kind: 'test' as const, ends: [minute(30)] };
    const facts = await alertFacts(stores.environment, told);
    expect(facts?.topics[0]?.contents.reasons.map(({ text }) => text)).toContain('typhoon');
    const text = facts && alertMail(facts, place).text;
    expect(text).toMatch(/More often than in the windows before:\n(?:\* .+\n)*\* typhoon \(keyword, 20, expected 0\)/);
    // One of the twelve before has it: of twenty, as many would be 20 ÷ 12.
    expect(text).toMatch(/^\* #?ferrynews \(hashtag, 20, expected 1\.7\)$/m);
  });

  test('of what goes round shows the most successful copy, and says how many others there are', async () => {
    const said = 'typhoon signal eight is raised and every ferry to the islands stays at its pier tonight';
    const copies = [3, 500, null].map((likes, place) => ({
      content: said,
      likes,
      published_at: minute(16 + place).toISOString(),
    }));
    const others = [59, 58].map((likes) => ({ content: `typhoon ${likes}`, likes, published_at: minute(20).toISOString() }));
    const topic = await topicOfPosts(stores, mei, [...copies, ...others]);
    const { id } = await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id] }));
    at(33);
    const told = { organisationId: mei.organisationId, alertId: Number(id), kind: 'test' as const, ends: [minute(30)] };
    const facts = await alertFacts(stores.environment, told);
    expect(facts?.topics[0]?.contents.posts.map(({ likes }) => likes)).toEqual([500, 59, 58]);
    const { html, text } = facts ? alertMail(facts, place) : { html: '', text: '' };
    expect(html.match(/engagement [^<]+/g)).toEqual(['engagement 500 · and 2 copies', 'engagement 59', 'engagement 58']);
    expect(text).toMatch(/^\* .+ \(and 2 copies\)$/m);
  });

  test('of several topics begins with the one that changed most, and says of which no posts are told', async () => {
    const named = ['Piers', 'Buses', 'Ferries', 'Trams'];
    const sizes = [4, 3, 9, 5];
    const topics = [];
    for (const [place, name] of named.entries()) {
      const given = Array.from({ length: sizes[place] ?? 0 }, () => ({ published_at: minute(20).toISOString() }));
      topics.push((await topicOfPosts(stores, mei, given, { name })).id);
    }
    const { id } = await createAlert(stores.environment, mei, alertDraft({ topics, alertName: 'Traffic' }));
    at(33);
    const told = { organisationId: mei.organisationId, alertId: Number(id), kind: 'test' as const, ends: [minute(30)] };
    const facts = await alertFacts(stores.environment, told);
    if (!facts) throw new Error('nothing to tell');
    expect(facts.topics.map(({ name }) => name)).toEqual(['Ferries', 'Trams', 'Piers', 'Buses']);
    expect(facts.topics.map(({ contents }) => contents.posts.length)).toEqual([1, 1, 1, 0]);
    const { subject, html, text } = alertMail(facts, place);
    expect(subject).toBe('[Test] Traffic – Ferries: 9 mentions (+9), and 3 more topics');
    for (const message of [html, text, slackMessage(facts).text, teamsMessage(facts).text])
      expect(message.match(/are told here of the first topics alone/g)).toHaveLength(1);
  });

  test('of a period has its figures and no threshold', async () => {
    const draft = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:30' };
    const { facts } = await factsOf([30], draft);
    const { subject, text } = alertMail(facts, place);
    expect(subject).toMatch(/5 mentions, (?:sentiment score .+|no sentiment could be scored)$/);
    expect(text).toContain('Periodic notification');
    expect(text).not.toContain('the alert tells from');
  });
});

test('a webhook gets the same as JSON, signed', async () => {
  const { facts, topicId } = await factsOf([30]);
  const { text, headers } = webhookMessage(facts, { id: 'a1', secret: 'key', now: minute(33) });
  expect(headers['x-earshot-timestamp']).toBe(String(minute(33).getTime() / 1000));
  expect(headers['x-earshot-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  const said = JSON.parse(text);
  expect(webhookAlert.parse(said)).toEqual(said);
  expect(said).toMatchObject({
    id: 'a1',
    test: false,
    alert: { name: 'Late "ferries" <now>', type: 'conversation' },
    timezone: '+0800',
    dashboard: runLink('https://earshot.example', facts.alert.id, minute(30)),
    windows: [{ start: minute(15).toISOString(), end: minute(30).toISOString(), late: false }],
    topics: [
      { id: topicId, figures: { mentions: 4, baseline: 1, level: 4, met: true }, posts: [{ engagement: 30 }, {}, {}, {}] },
    ],
  });
});

test('Slack gets blocks within its limits, in which nothing can be made a link or a call', async () => {
  const { facts } = await factsOf([30]);
  const [topic] = facts.topics;
  const many = Array.from({ length: 40 }, (_, index) => ({ ...topic, id: String(index), name: 'a'.repeat(400) }));
  const told = JSON.parse(slackMessage({ ...facts, topics: many as AlertFacts['topics'] }).text);
  expect(told.blocks.length).toBeLessThanOrEqual(50);
  expect(told.blocks.at(-1).elements[0].text).toMatch(/^<https:\/\/earshot\.example\/alert-dashboard\?[^|>]+\|Acknowledge/);
  for (const block of told.blocks)
    expect((block.text?.text ?? '').length).toBeLessThanOrEqual(block.type === 'header' ? 150 : 3000);
  const { text } = slackMessage(withTitle(facts, EVIL));
  expect(text).not.toMatch(/<script|<https:\/\/evil|<b>|<now>/);
  expect(text).toContain('&lt;script&gt;');
  expect(text).toMatch(/<https:\/\/earshot\.example\/topics\/\d+\/overview\?[^|>]+\|Open the analysis of this window>/);
});

test('Teams gets a card, in which nothing can be made a link', async () => {
  const { facts } = await factsOf([30]);
  const { text } = teamsMessage(withTitle(facts, EVIL));
  expect(Buffer.byteLength(text)).toBeLessThan(28 * 1024);
  const [attachment] = JSON.parse(text).attachments;
  expect(attachment).toMatchObject({
    contentType: 'application/vnd.microsoft.card.adaptive',
    content: {
      type: 'AdaptiveCard',
      actions: [
        { type: 'Action.OpenUrl', title: 'Open the analysis of this window' },
        { url: expect.stringContaining('/alert-dashboard?alert=') },
      ],
    },
  });
  const texts = attachment.content.body.map((block: { text: string }) => block.text).join('\n');
  expect(texts).toContain('\\<script\\>');
  expect(texts).not.toMatch(/[^\\]<|javascript:/);
});
