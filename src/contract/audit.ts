/**
 * What is written down of acts that bear on security: who, of which organisation, from where, and what came of it. `detail` names things by
 * their numbers; no password, no token, no text of a post or of a topic is in it.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { organisationReference } from './operator-accounts.ts';

export const AUDIT_ACTS = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'password_changed',
  'password_reset',
  'account_registered',
  'account_confirmed',
  'org_added',
  'org_changed',
  'plan_changed',
  'user_added',
  'user_changed',
  'user_disabled',
  'user_enabled',
  'user_removed',
  'device_signed_out',
  'access_token_created',
  'access_token_revoked',
  'access_token_refused',
  'topic_created',
  'topic_changed',
  'topic_deleted',
  'alert_created',
  'alert_changed',
  'alert_deleted',
  'export_created',
  'export_downloaded',
  'export_deleted',
  'export_restored',
  'source_added',
  'source_changed',
  'source_removed',
  'webhook_added',
  'keys_rotated',
  'operator_call',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** `refused`: it was not allowed; `failed`: it was, and broke. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const auditDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type AuditDetail = z.infer<typeof auditDetail>;

export const auditEvent = z.object({
  /** Rising with time. */
  id: z.int(),
  at: instant,
  act: z.enum(AUDIT_ACTS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** null: of nobody who is known, or of the operator; `operator` says which. */
  organisationId: z.int().nullable(),
  userId: z.string().nullable(),
  /** Of the user, while there is one. */
  email: z.string().nullable(),
  operator: z.boolean(),
  /** Where it came from; null where nobody called, as from the command line. */
  address: z.string().nullable(),
  /** Of the browser, where it names one. */
  deviceId: z.string().nullable(),
  detail: auditDetail,
});
export type AuditEvent = z.infer<typeof auditEvent>;

const MOST_AUDIT_EVENTS = 10_000;

export const listAudit = endpoint({
  method: 'POST',
  path: '/operator/audit/list',
  access: 'operator',
  summary: 'List what was done that bears on security',
  description: 'The newest first. `org` by its number or its name.',
  input: z.object({
    org: organisationReference.optional(),
    since: instant.optional(),
    act: z.enum(AUDIT_ACTS).optional(),
    most: z.int().min(1).max(MOST_AUDIT_EVENTS).default(100),
  }),
  output: z.object({ data: z.array(auditEvent) }),
});
