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

/** Followed for all organisations. `url`: where posts are sent to, with its secret; nobody can be told it again. */
export const operatorAddWebhook = endpoint({
  method: 'POST',
  path: '/operator/webhooks',
  access: 'operator',
  input: newWebhook,
  output: z.object({ data: z.object({ source, url: z.string() }) }),
});

/**
 * Body: one post, an array of posts (`application/json`) or JSON lines (`application/x-ndjson`), as an import has them, at most
 * LIMITS.ingestBodyBytes. Rejected posts are named by their line, or by their place in the array, from 1. `not_found` for an address
 * that is none, `conflict` while the webhook is paused. Sending a batch again changes nothing.
 */
export const sendToWebhook = endpoint({
  method: 'POST',
  path: '/hooks/:secret',
  access: 'public',
  input: z.string().max(LIMITS.ingestBodyBytes),
  output: ingestPosts.output,
});

/** Below `/api/gateway`: where hubs ask (GET) and tell of what is new in feeds (POST), as W3C WebSub has it; no call of ours. */
export const WEBSUB_PATH = '/websub/:token';
