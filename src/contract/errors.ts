/** The closed lists of error codes; each becomes HTTP in one place (the gateway) and words in one place (the web). */
import { z } from 'zod';
import { signedOut } from './devices.ts';
import { ERROR_STATUS, type LOGIN_ERROR_CODES } from './error-codes.ts';
import { QUERY_ERRORS } from './query.ts';
import { SCOPES } from './scopes.ts';

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The validation messages of the product that the calls built so far can give; the web has the words. */
export const MESSAGE_KEYS = [
  'topicNameRequired',
  'topicNameTooLong',
  'topicNameTaken',
  'topicPeriodRequired',
  'startNotBeforeEnd',
  'dayRangeTooLong',
  'endsAfterPlan',
  'channelRequired',
  'inclusionRequired',
  'inclusionTooMany',
  'exclusionTooMany',
  'keywordUnreadable',
  'keywordTooLong',
  'noMoreTopics',
  'postRequired',
  'tooManyPosts',
  'nameRequired',
  'nameTooShort',
  'nameTooLong',
  'nameTwice',
  'nameTaken',
  'tooManyAliases',
  'tooManyNames',
  'textTooLong',
  'tooManyComparedTopics',
  'preferenceTooLong',
  'viewNameTaken',
  'viewTooLong',
  'addressRequired',
  'addressTooLong',
  'addressUnreadable',
  'sourceTwice',
  'addressWithPassword',
  'addressPrivate',
  'channelTwice',
  'alertNameRequired',
  'alertNameTooLong',
  'topicRequired',
  'tooManyTopics',
  'emailRequired',
  'emailUnreadable',
  'tooManyEmails',
  'tooManyAsked',
  'tooManyChannels',
  'numberOutOfRange',
  'quietHoursEmpty',
  /** More than a store reads in one question, as thousands of exact spellings are. */
  'queryTooLarge',
  'unknownField',
  'malformed',
  ...QUERY_ERRORS,
] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];

/** What a schema says of a value: one of ours, or `malformed` where a library speaks. */
export function messageKey(message: string | undefined): MessageKey {
  return MESSAGE_KEYS.find((key) => key === message) ?? 'malformed';
}

/** Field path (dotted, as in the request) → message key. */
export const fieldErrors = z.record(z.string(), z.enum(MESSAGE_KEYS));
export type FieldErrors = z.infer<typeof fieldErrors>;

export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    /** For developers and logs; never shown to a person as is. */
    message: z.string(),
    fields: fieldErrors.optional(),
    limit: z.string().optional(),
    max: z.number().optional(),
    used: z.number().optional(),
    /** Of a `conflict`: when the stored version was made, and by whom (a name), where that is known. */
    changedAt: z.string().optional(),
    changedBy: z.string().optional(),
    /** Of fields that say `nameTaken`: the name of the entity that has it. */
    takenBy: z.record(z.string(), z.string()).optional(),
    /** Of what a plan that has ended forbids: when it did; empty where there is no plan. */
    planEndedAt: z.string().optional(),
    /** Of `rate_limited`: when it goes on, where that is known. */
    until: z.string().optional(),
    /** Of `not_configured`: names of variables, and of options of commands, by which it would be. */
    configure: z.array(z.string()).optional(),
    /** Of `upstream`: there was an answer, which is of no use. */
    useless: z.boolean().optional(),
    /** Of `forbidden`: what the token would have to be allowed. */
    scope: z.enum(SCOPES).optional(),
    /** Of `signed_out`. */
    signedOut: signedOut.optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

export type LoginErrorCode = (typeof LOGIN_ERROR_CODES)[number];
