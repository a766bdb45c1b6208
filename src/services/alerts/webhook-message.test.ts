/** The message to a webhook is as the contract says, and how long it gets at most. */
import { expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type AlertFigures, alertRule, triedAlert } from '../../contract/alerts.ts';
import { webhookAlert } from '../../contract/webhook-alert.ts';
import type { AlertFacts } from './alert-facts.ts';
import { webhookMessage } from './webhook-message.ts';

const START = new Date('2026-03-02T00:00:00Z').getTime();
const QUARTER_MS = 900_000;
const NAME = '海港發展及渡輪服務討論專題'.repeat(8).slice(0, 100);
const TEXT = '渡輪公司宣布下月起加價百分之二十，市民強烈不滿'.repeat(60);

const windowAt = (place: number) => ({
  start: new Date(START + place * QUARTER_MS),
  end: new Date(START + (place + 1) * QUARTER_MS),
});
const figuresOf = (topicId: string): AlertFigures => ({
  topicId,
  mentions: 123_456,
  score: -12.34,
  met: true,
  baseline: 100_000.25,
  level: 110_000.5,
  change: 23_455.75,
  percent: 1234.56,
  lacks: null,
});
const post = {
  id: '18446744073709551615',
  mediaType: 'news',
  kind: 'post',
  url: `https://news.example/${'%E6%B8%AF'.repeat(60)}`,
  publishedAt: '2026-03-02T00:00:00.000Z',
  author: { name: NAME },
  engagement: 123_456,
  sentiment: 'Negative',
  title: TEXT,
  content: TEXT,
};
const reason = { kind: 'keyword', key: 'k', text: NAME, count: 1234, expected: 12.5 };

/** As far as the message looks at it: everything as large as it gets. */
function factsOf(windows: number, topics: number): AlertFacts {
  const ids = Array.from({ length: topics }, (_, place) => String(1000 + place));
  const rule = alertRule.parse(triedAlert.parse({ ...alertDraft({ language: 'zh-Hant' }), topics: ids }));
  return {
    isTest: false,
    alert: { id: 1, name: NAME, rule },
    organisation: NAME,
    timezone: '+0800',
    dashboardLink: 'https://earshot.example/alert-dashboard?alert=1',
    windows: Array.from({ length: windows }, (_, place) => ({ ...windowAt(place), isLate: true, figures: ids.map(figuresOf) })),
    topics: ids.map((id, place) => ({
      id,
      name: NAME,
      window: windowAt(windows - 1),
      figures: figuresOf(id),
      link: `https://earshot.example/topics/${id}/overview?${'mediaTypes=news%2Cforum&'.repeat(10)}`,
      course: Array.from({ length: 12 }, (_, back) => ({ ...windowAt(back), value: 123_456, level: 110_000.5 })),
      contents: place < 3 ? { posts: Array(5).fill(post), reasons: Array(5).fill(reason) } : { posts: [], reasons: [] },
    })),
  } as unknown as AlertFacts;
}

const messageOf = (facts: AlertFacts) =>
  webhookMessage(facts, { id: crypto.randomUUID(), secret: 'key', now: new Date(START) }).text;

test.each([
  ['a week that was missed, of one topic', 672, 1, 100],
  ['a week that was missed, of as many topics as there may be', 672, 20, 5],
  ['a few windows', 5, 20, 5],
  ['one window', 1, 20, 1],
])('%s', (_name, windows, topics, told) => {
  const text = messageOf(factsOf(windows, topics));
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  const said = JSON.parse(text);
  expect([said.windows.length, said.earlierWindows]).toEqual([told, windows - told]);
  // The newest, oldest first.
  expect(said.windows.at(-1).end).toBe(windowAt(windows - 1).end.toISOString());
  expect(said.windows[0].end).toBe(windowAt(windows - told).end.toISOString());
});

test.each([
  ['of all that can be known', factsOf(5, 3)],
  ['of a test of which nothing is known', { ...factsOf(1, 1), isTest: true, dashboardLink: null, topics: [] }],
  ['of what nobody could measure', withNothingMeasured(factsOf(1, 2))],
])('is as the contract says and says nothing else, %s', (_name, facts) => {
  const said = JSON.parse(messageOf(facts));
  expect(webhookAlert.parse(said)).toEqual(said);
  expect(said).toMatchObject({ event: 'alert', version: 1 });
});

function withNothingMeasured(facts: AlertFacts): AlertFacts {
  const unknown = { score: null, baseline: null, level: null, change: null, percent: null, lacks: 'posts' } as const;
  const topics = facts.topics.map((topic) => ({
    ...topic,
    figures: { ...topic.figures, ...unknown, met: false },
    course: topic.course.map((point) => ({ ...point, value: null, level: null })),
    contents: {
      reasons: [],
      posts: topic.contents.posts.map((one) => ({
        ...one,
        author: null,
        url: null,
        engagement: null,
        sentiment: null,
        title: '',
      })),
    },
  }));
  return { ...facts, topics };
}
