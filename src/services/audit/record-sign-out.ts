/** Writes down that somebody has ended a session. */
import { findMember } from '../../stores/postgres/users.ts';
import type { Caller, Environment } from '../environment.ts';
import { recordAct } from './record-act.ts';

export async function recordSignOut({ postgres, now }: Environment, userId: string, from: Caller | undefined): Promise<void> {
  const organisationId = (await findMember(postgres, userId))?.organisation.id ?? null;
  await recordAct(postgres, { act: 'sign_out', by: { organisationId, userId, from }, at: now() });
}
