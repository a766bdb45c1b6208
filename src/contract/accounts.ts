/** Users, organisations and subscriptions. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timezone } from './filter.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { LIMITS } from './limits.ts';
import { isStorable } from './text.ts';

export const subscription = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  plan: z.string(),
  maxTopics: z.number().int(),
  maxKeywords: z.number().int(),
  maxKeywordsExclusion: z.number().int(),
  maxAlerts: z.number().int(),
  maxSessions: z.number().int(),
  maxDays: z.number().int(),
});
export type Subscription = z.infer<typeof subscription>;

export const subscriptionOnWire = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  plan: z.string(),
  max_topics: z.number().int(),
  max_keywords: z.number().int(),
  max_keywords_exclusion: z.number().int(),
  max_alerts: z.number().int(),
  max_sessions: z.number().int(),
  max_days: z.number().int(),
});
export type SubscriptionOnWire = z.infer<typeof subscriptionOnWire>;

export const getSubscriptions = endpoint({
  ...FIRST_CALLS.subscriptions,
  scope: 'read',
  summary: 'See the plan of the organisation',
  input: z.object({}),
  output: z.object({ subscriptions: z.array(subscriptionOnWire) }),
});

export const orgUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  org: z.object({ id: z.string(), name: z.string(), timezone: z.string() }),
});

export type OrgUser = z.infer<typeof orgUser>;

export const getOrgUsers = endpoint({
  ...FIRST_CALLS.orgUsers,
  scope: 'read',
  summary: 'List the people of the organisation',
  description: 'The caller comes first.',
  input: z.object({}),
  /** The caller first. */
  output: z.object({ data: z.array(orgUser) }),
});

/** The answer of a direct login. Times of the tokens are inside the tokens. */
export const authUser = z.object({
  id: z.string(),
  email: z.string(),
  email_unverified: z.literal(false),
  name: z.string(),
  device_id: z.string(),
});

/** Opaque; longer than any issuer makes them. */
const refreshToken = z.string().min(1).max(8192).refine(isStorable);
const tokens = { access_token: z.string(), refresh_token: z.string() };

export const login = endpoint({
  ...FIRST_CALLS.login,
  summary: 'Sign in by name and password',
  description:
    'Answers an access token, to be sent as `Authorization: Bearer …`, and a refresh token for the next one. An unknown address and a wrong password are answered alike.',
  takes: ['application/json', 'application/x-www-form-urlencoded'],
  failsByDetail: true,
  /** Body: a form (`application/x-www-form-urlencoded`). */
  input: z.object({
    username: z.string().min(1).max(LIMITS.emailLength).refine(isStorable),
    password: z.string().min(1).max(LIMITS.longestPassword),
  }),
  output: z.object({ user: authUser, ...tokens }),
});

export const checkSignIn = endpoint({
  ...FIRST_CALLS.checkSignIn,
  summary: 'See whether a token counts here',
  description:
    'For somebody who has just signed in at the identity provider. A refusal says why: `EMAIL_UNVERIFIED`, `USER_NOT_EXISTED`, or `CANNOT_VALIDATE_CREDENTIALS` where the token is none for this server. Where anybody may make an account, a person of an outside issuer who has none here gets one, with an organisation of their own.',
  failsByDetail: true,
  input: z.object({
    access_token: z.string().min(1).max(16_384),
    /** Where the days of an organisation begin that is made for them. One that only the browser knows keeps nobody out. */
    timezone: timezone.optional().catch(undefined),
  }),
  output: z.object({ result: z.literal(true) }),
});

export const refresh = endpoint({
  ...FIRST_CALLS.refresh,
  summary: 'Get the next tokens for a refresh token',
  description: 'A refresh token counts once: keep the one that is answered.',
  failsByDetail: true,
  input: z.object({ refresh_token: refreshToken }),
  output: z.object(tokens),
});

export const logout = endpoint({
  ...FIRST_CALLS.logout,
  summary: 'End a session by its refresh token',
  failsByDetail: true,
  input: z.object({ refresh_token: refreshToken }),
  output: z.object({ result: z.literal(true) }),
});

export const getClientSettings = endpoint({
  ...FIRST_CALLS.clientSettings,
  summary: 'See how to sign in here',
  description:
    'What a page must know before anybody is signed in. `authority` is the OpenID issuer; `embedded` says whether this very program takes the password.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      productName: z.string(),
      authority: z.string(),
      clientId: z.string(),
      /** Asked for at a sign-in, separated by spaces. */
      scope: z.string(),
      embedded: z.boolean(),
      /** Whoever is not signed in is sent to the provider at once; otherwise only a session that is there already is taken. */
      autoRedirect: z.boolean(),
      /** No server of mail is configured: mails stay here, and can be read (getMails). */
      keepsMail: z.boolean(),
      /** Whether people may make accounts themselves, here or at the provider outside. */
      registration: z.enum(['closed', 'open']),
      /** Shown on the login page only while the demo account has its first password. */
      demoSignIn: z.object({ email: z.string(), password: z.string() }).nullable(),
    }),
  }),
});
export type ClientSettings = z.infer<typeof getClientSettings.output>['data'];
