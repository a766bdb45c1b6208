/** An alert for programs: the same facts as in the mail, as JSON, signed so that whoever gets it knows that it is ours. */
import { createHmac } from 'node:crypto';
import type { Post } from '../../contract/posts.ts';
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

/** `X-Earshot-Signature`: `sha256=` and the HMAC, in hex, of the time, a dot and the body. */
export function webhookMessage(facts: AlertFacts, { id, secret, now }: WebhookSigning): ChannelMessage {
  const text = JSON.stringify({ id, ...told(facts) });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return {
    text,
    headers: { 'x-earshot-delivery': id, 'x-earshot-timestamp': timestamp, 'x-earshot-signature': `sha256=${signature}` },
  };
}

function told(facts: AlertFacts) {
  const { alert, isTest, organisation, timezone, windows, dashboardLink, topics } = facts;
  const newest = newestOf(windows);
  return {
    test: isTest,
    headline: headline(facts),
    alert: { id: String(alert.id), name: alert.name, type: alert.rule.alertType },
    organisation,
    timezone,
    dashboard: dashboardLink,
    windows: newest.map(({ start, end, isLate, figures }) => ({ start, end, late: isLate, figures })),
    earlierWindows: windows.length - newest.length,
    topics: topics.map((topic) => topicTold(facts, topic)),
  };
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

function topicTold(facts: AlertFacts, topic: TopicFacts) {
  const { id, name, window, figures, link, course, contents } = topic;
  return {
    id,
    name,
    summary: sentence(facts, topic),
    window: { start: window.start, end: window.end },
    figures,
    link,
    course,
    reasons: contents.reasons.map(({ kind, key, text, count, expected }) => ({ kind, key, text, count, expected })),
    posts: contents.posts.map(postTold),
  };
}

function postTold(post: Post) {
  const { id, mediaType, kind, url, publishedAt, author, engagement, sentiment } = post;
  const said = { title: titleOf(post), snippet: snippetOf(post) };
  return { id, mediaType, kind, url, publishedAt, author: author?.name ?? null, engagement, sentiment, ...said };
}
