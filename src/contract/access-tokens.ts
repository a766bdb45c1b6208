/** Personal access tokens: by one a program calls as the person who made it, as far as its scopes go. Only whoever is signed in makes, lists and revokes them. */
import { z } from 'zod';
import { accountLanguage } from './account-pages.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { SCOPES } from './scopes.ts';
import { isStorable, isVisible } from './text.ts';

/** For how many days a new one may be good; null: until it is revoked. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export const USUAL_TOKEN_DAYS = 90;

export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** How it begins, by which it is known again. */
  start: z.string(),
  createdAt: z.string(),
  /** To the minute; null: never. */
  lastUsedAt: z.string().nullable(),
  /** null: it does not. */
  expiresAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/access-tokens',
  access: 'user',
  scope: 'none',
  summary: 'List one’s access tokens',
  description: 'The caller’s own that are not revoked, those that have expired too; newest first.',
  input: z.object({}),
  output: z.object({ data: z.array(accessToken) }),
});

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/access-tokens',
  access: 'user',
  scope: 'none',
  summary: 'Make an access token',
  description: '`token` is told this once: what is kept is a hash of it. Its person is told by mail that there is one.',
  input: z.object({
    name: z.string().trim().max(LIMITS.tokenNameLength, 'nameTooLong').refine(isVisible, 'nameRequired').refine(isStorable),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1)
      .transform((given) => SCOPES.filter((scope) => given.includes(scope))),
    expiresInDays: z.literal(TOKEN_DAYS).nullable().default(USUAL_TOKEN_DAYS),
    language: accountLanguage.default('en'),
  }),
  output: z.object({ data: accessToken.extend({ token: z.string() }) }),
});

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/access-tokens/:tokenId',
  access: 'user',
  scope: 'none',
  summary: 'Revoke an access token',
  description: 'One of the caller’s own. One that is revoked already is no error.',
  input: z.object({ tokenId: z.string().regex(/^[1-9]\d{0,8}$/) }),
  output: z.object({ result: z.literal(true) }),
});
