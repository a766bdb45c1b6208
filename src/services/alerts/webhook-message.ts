/** An alert for programs: the same facts as in the mail, as JSON, signed so that whoever gets it knows that it is ours. */
import { createHmac } from 'node:crypto';
import type { Post } from '../../contract/posts.ts';
import { WEBHOOK_ALERT_VERSION, WEBHOOK_HEADERS, type WebhookAlert } from '../../contract/webhook-alert.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import type { ChannelMessage } from './channel-message.ts';
import { snippetOf, titleOf } from './told-posts.ts';
import { headline, sentence } from './told-sentences.ts';

export interface WebhookSigning {
  /** Of the message: the same whenever it is sent again. */
  id: string;
  secret: string;
  now: Date;
}

/**
 * Numbers of topics in windows: some 130 bytes each. A week that was missed is thousands of them, and many servers take no more than
 * 100 KB where nothing else is said.
 */
const MOST_FIGURES = 100;

export function webhookMessage(facts: AlertFacts, { id, secret, now }: WebhookSigning): ChannelMessage {
  const text = JSON.stringify(told(facts, id));
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return {
    text,
    headers: {
      [WEBHOOK_HEADERS.delivery]: id,
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: `sha256=${signature}`,
    },
  };
}

function told(facts: AlertFacts, id: string): WebhookAlert {
  const { alert, isTest, organisation, timezone, windows, dashboardLink, topics } = facts;
  const newest = newestOf(windows);
  return {
    id,
    event: 'alert',
    version: WEBHOOK_ALERT_VERSION,
    test: isTest,
    headline: headline(facts),
    alert: { id: String(alert.id), name: alert.name, type: alert.rule.alertType },
    organisation,
    timezone,
    dashboard: dashboardLink,
    windows: newest.map(({ isLate, figures, ...window }) => ({ ...periodOf(window), late: isLate, figures: [...figures] })),
    earlierWindows: windows.length - newest.length,
    topics: topics.map((topic) => topicTold(facts, topic)),
  };
}

function periodOf({ start, end }: Period): { start: string; end: string } {
  return { start: start.toISOString(), end: end.toISOString() };
}

/** One at least, oldest first. */
function newestOf(windows: AlertFacts['windows']): AlertFacts['windows'] {
  let figures = 0;
  const earlier = windows.findLastIndex((window, place) => {
    figures += window.figures.length;
    return figures > MOST_FIGURES && place < windows.length - 1;
  });
  return windows.slice(earlier + 1);
}

function topicTold(facts: AlertFacts, topic: TopicFacts): WebhookAlert['topics'][number] {
  const { id, name, window, figures, link, course, contents } = topic;
  return {
    id,
    name,
    summary: sentence(facts, topic),
    window: periodOf(window),
    figures,
    link,
    course: course.map(({ value, level, ...point }) => ({ ...periodOf(point), value, level })),
    reasons: contents.reasons.map(({ kind, key, text, count, expected }) => ({ kind, key, text, count, expected })),
    posts: contents.posts.map(postTold),
  };
}

function postTold(post: Post): WebhookAlert['topics'][number]['posts'][number] {
  const { id, mediaType, kind, url, publishedAt, author, engagement, sentiment } = post;
  const said = { title: titleOf(post), snippet: snippetOf(post) };
  return { id, mediaType, kind, url, publishedAt, author: author?.name ?? null, engagement, sentiment, ...said };
}
