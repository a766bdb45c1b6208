/** What was written down, for the operator. */
import { type AuditEvent, listAudit } from '../../contract/audit.ts';
import { findAuditEvents } from '../../stores/postgres/audit-events.ts';
import { findOrganisation } from '../accounts/find-organisation.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';

/** Newest first. A number means an organisation also when it is gone; throws not_found for a name that none has. */
export async function listActs(environment: Environment, input: unknown): Promise<AuditEvent[]> {
  const { org, since, act, most } = parseInput(listAudit.input, input);
  const isNumber = org !== undefined && /^\d{1,9}$/.test(org);
  const named = org === undefined || isNumber ? undefined : (await findOrganisation(environment, org)).id;
  const found = await findAuditEvents(environment.postgres, {
    organisationId: isNumber ? Number(org) : named,
    since: since === undefined ? undefined : new Date(since),
    act,
    most,
  });
  return found.map(({ event, email }) => ({ ...event, at: event.at.toISOString(), email }));
}
