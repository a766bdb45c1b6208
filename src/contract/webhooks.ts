/** Webhooks: addresses to which programs of others send posts. Whoever has the address may send; it is told once, when it is made. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { mediaType } from './filter.ts';
import { LIMITS } from './limits.ts';
import { ingestPosts } from './posts.ts';
import { source } from './sources.ts';
import { isStorable, isVisible } from './text.ts';

export const newWebhook = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'nameRequired')
    .max(LIMITS.sourceNameLength, 'nameTooLong')
    .refine(isVisible, 'nameRequired')
    .refine(isStorable, 'addressUnreadable'),
  /** Of posts that name none. */
  mediaType: mediaType.default('website'),
});

export const operatorAddWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhooks',
  access: 'operator',
  summary: 'Make an address to which programs send posts',
  description: 'Followed for all organisations. `url`: where posts are sent to, with its secret; nobody can be told it again.',
  input: newWebhook,
  output: z.object({ data: z.object({ source, url: z.string() }) }),
});

export const sendToWebhook = endpoint({
  method: 'POST',
  path: '/hooks/:secret',
  access: 'public',
  summary: 'Send posts to a webhook',
  description:
    'One post, an array of posts (`application/json`) or JSON lines (`application/x-ndjson`), as an import has them. Rejected posts are named by their line, or by their place in the array, from 1. `not_found` for an address that is none, `conflict` while the webhook is paused. Sending a batch again changes nothing.',
  takes: ['application/json', 'application/x-ndjson', 'application/jsonl'],
  input: z.string().max(LIMITS.ingestBodyBytes),
  output: ingestPosts.output,
});

/** Below `/api/gateway`: where hubs ask (GET) and tell of what is new in feeds (POST), as W3C WebSub has it; no call of ours. */
export const WEBSUB_PATH = '/websub/:token';

export const answerWebsub = endpoint({
  method: 'GET',
  path: WEBSUB_PATH,
  access: 'public',
  summary: 'Asked by a hub: whether a feed is wanted',
  gives: ['text/plain'],
  input: z.object({
    token: z.string(),
    'hub.mode': z.string().max(50).optional(),
    'hub.topic': z.string().max(4096).optional(),
    'hub.challenge': z.string().min(1).max(4096).optional(),
    'hub.lease_seconds': z.coerce.number().int().nonnegative().nullable().catch(null).optional(),
  }),
  output: z.string(),
});

export const receiveWebsub = endpoint({
  method: 'POST',
  path: WEBSUB_PATH,
  access: 'public',
  summary: 'Told by a hub: what is new in a feed',
  takes: ['*/*'],
  bare: { 202: 'Taken, or not signed as it must be: hubs are not told which', 410: 'The feed is not wanted any more' },
  input: z.object({ token: z.string() }),
  output: z.unknown(),
});
