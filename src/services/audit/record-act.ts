/**
 * Writes down an act that bears on security: `await recordAct(transaction, { act: 'topic_created', by: actor, at: now, detail: { topic } })`,
 * in the transaction of the act, so that neither is there without the other. Where there is none, with the plain handle: what it throws is
 * answered as the failure of the act, part of which may be done (docs/decisions/0047).
 */
import type { AuditAct, AuditDetail, AuditOutcome } from '../../contract/audit.ts';
import { insertAuditEvent } from '../../stores/postgres/audit-events.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import type { Actor, Caller } from '../environment.ts';

export interface Act {
  act: AuditAct;
  by: Actor | Stranger | 'operator';
  at: Date;
  /** Whose organisation it concerns, where the operator has done it. */
  organisationId?: number;
  /** Where it came from, if `by` does not say. */
  from?: Caller | undefined;
  /** Without it, done. */
  outcome?: AuditOutcome;
  /** Numbers and names of things; never a secret, nor a text that people write. */
  detail?: AuditDetail;
}

/** Whoever is not signed in, or not yet. */
export interface Stranger {
  organisationId: number | null;
  userId: string | null;
  from?: Caller | undefined;
}

const LONGEST = 200;

export async function recordAct(
  postgres: Postgres,
  { act, by, at, outcome = 'done', detail = {}, ...given }: Act,
): Promise<void> {
  const operator = by === 'operator';
  const {
    organisationId,
    userId,
    from = given.from,
  } = operator ? { ...NOBODY, organisationId: given.organisationId ?? null } : by;
  const cut: AuditDetail = {};
  const byToken: AuditDetail = from?.tokenId === undefined ? {} : { token: from.tokenId };
  for (const [name, value] of Object.entries({ ...byToken, ...detail }))
    cut[name] = typeof value === 'string' ? value.slice(0, LONGEST) : value;
  await insertAuditEvent(postgres, {
    at,
    act,
    outcome,
    organisationId,
    userId,
    operator,
    address: from?.address ?? null,
    deviceId: from?.deviceId ?? null,
    detail: cut,
  });
}

const NOBODY: Stranger = { organisationId: null, userId: null };
