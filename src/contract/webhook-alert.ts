/** What an alert posts to a webhook, a program of somebody's: the same facts as in its mails. Fields may be added to it in time. */
import { z } from 'zod';
import { ALERT_TYPES } from './alert-conditions.ts';
import { alertFigures, alertId } from './alerts.ts';
import { REASON_KINDS } from './analysis/peaks.ts';
import { instant } from './filter.ts';
import { post } from './posts.ts';
import { topicId } from './topics.ts';

/** Raised when what a receiver may rely on changes. */
export const WEBHOOK_ALERT_VERSION = 1;

/** In what is posted. `signature`: `sha256=` and the HMAC-SHA256, in hex, of the timestamp, a dot and the body. */
export const WEBHOOK_HEADERS = {
  delivery: 'x-earshot-delivery',
  timestamp: 'x-earshot-timestamp',
  signature: 'x-earshot-signature',
} as const;

/** The end is exclusive. */
const period = { start: instant, end: instant };

const toldPost = post
  .pick({ id: true, mediaType: true, kind: true, url: true, publishedAt: true, engagement: true, sentiment: true })
  .extend({
    /** A name. */
    author: z.string().nullable(),
    /** Its title, else how its text begins. */
    title: z.string(),
    /** How its text begins; empty where the title says it already. */
    snippet: z.string(),
  });

const toldReason = z.object({
  kind: z.enum(REASON_KINDS),
  key: z.string(),
  text: z.string(),
  /** Mentions of the window with it, and as many as there would be, had it been like those before. */
  count: z.int(),
  expected: z.number(),
});

const toldTopic = z.object({
  id: topicId,
  name: z.string(),
  /** One sentence, in the language of the alert. */
  summary: z.string(),
  /** The newest in which it met the condition. */
  window: z.object(period),
  figures: alertFigures,
  /** Of its analysis, with the same posts. */
  link: z.string(),
  /** Windows up to this one, oldest first: mentions, or the score, and from where on the alert told. */
  course: z.array(z.object({ ...period, value: z.number().nullable(), level: z.number().nullable() })),
  /** Of the first topics alone, as are posts: most telling first. */
  reasons: z.array(toldReason),
  /** Most engaging first. */
  posts: z.array(toldPost),
});

export const webhookAlert = z.object({
  /** The same whenever it is sent again. */
  id: z.string(),
  event: z.literal('alert'),
  version: z.literal(WEBHOOK_ALERT_VERSION),
  /** Somebody tries the alert. */
  test: z.boolean(),
  /** In the language of the alert. */
  headline: z.string(),
  alert: z.object({ id: alertId, name: z.string(), type: z.enum(ALERT_TYPES) }),
  organisation: z.string(),
  /** The organisation's. */
  timezone: z.string(),
  /** Of the newest window on the Alert Dashboard; null of a test. */
  dashboard: z.string().nullable(),
  /** The newest that it tells of, oldest first, with what was measured of each topic. */
  windows: z.array(z.object({ ...period, late: z.boolean(), figures: z.array(alertFigures) })),
  /** How many more there were, before those. */
  earlierWindows: z.int(),
  /** Most changed first, else in the order of the alert. */
  topics: z.array(toldTopic),
});
export type WebhookAlert = z.infer<typeof webhookAlert>;
