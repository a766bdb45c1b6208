/** Fields of the form of an alert, each by itself: what may be written there, and what is said where it may not. */
import { z } from 'zod';
import type { MessageKey } from './errors.ts';
import { LIMITS } from './limits.ts';
import { plainNumber } from './plain-number.ts';
import { PUBLIC_HOST } from './public-host.ts';
import { isStorable, isVisible, onOneLine } from './text.ts';
import { topicId } from './topics.ts';

/** What is left out, and null, say the same as an empty field; what is of another shape is malformed. */
function absent(message: MessageKey) {
  return ({ input }: { input?: unknown }) => (input === undefined || input === null ? message : undefined);
}

export const alertName = z
  .string({ error: absent('alertNameRequired') })
  .trim()
  .max(LIMITS.alertNameLength, 'alertNameTooLong')
  .refine(isVisible, 'alertNameRequired')
  .refine(isStorable)
  .transform(onOneLine);

/** As they are compared: nobody is told twice because of a capital. */
export const email = z.string().trim().toLowerCase().max(254, 'emailUnreadable').pipe(z.email('emailUnreadable'));
export const emails = z
  .array(email, { error: absent('emailRequired') })
  .transform((given) => [...new Set(given)])
  .refine((given) => given.length > 0, 'emailRequired')
  .refine((given) => given.length <= LIMITS.alertEmails, 'tooManyEmails');

export const alertTopics = z
  .array(topicId, { error: absent('topicRequired') })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length > 0, 'topicRequired')
  .refine((ids) => ids.length <= LIMITS.alertTopics, 'tooManyTopics');

/** Of the one topic that the product's own calls name. */
export const targetTopicId = z
  .string({ error: absent('topicRequired') })
  .trim()
  .min(1, 'topicRequired')
  .pipe(topicId);

/** `HH:mm`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A text of a number, as people write it in forms, or a number. */
export function numberFrom(least: number, most: number) {
  const message = 'numberOutOfRange';
  return z
    .union([z.number(), z.string().transform(plainNumber).pipe(z.number(message))], message)
    .refine((value) => value >= least && value <= most, message);
}

/** Whoever has it can write there, but a name and a password before the host are no part of it: they would be sent as they stand. */
export const channelAddress = z
  .string()
  .trim()
  .min(1, 'addressRequired')
  .max(LIMITS.channelAddressLength, 'addressTooLong')
  .regex(/^https:\/\/[^/\\]/i, 'addressUnreadable')
  .pipe(z.url({ protocol: /^https$/, error: 'addressUnreadable' }))
  .refine((address) => !/^[^/]*\/\/[^/?#\\]*@/.test(address), 'addressWithPassword')
  .pipe(z.url({ hostname: PUBLIC_HOST, error: 'addressPrivate' }));
