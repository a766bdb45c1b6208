/** Signs devices of a person out, some or all, and ends what the embedded provider holds of them: their sessions, grants and refresh tokens. */
import type { SignOutReason } from '../../contract/devices.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { signOutDevices, type WhichDevices } from '../../stores/postgres/devices.ts';
import { endOidcSessions, endOidcSignIns } from '../../stores/postgres/oidc-payloads.ts';

/** Answers how many. The caller holds the lock of the person's devices, or has changed the person's row. */
export async function endDevices(
  transaction: Transaction,
  userId: string,
  which: WhichDevices,
  how: { at: Date; reason: SignOutReason; by: number | null },
): Promise<number> {
  const ended = await signOutDevices(transaction, userId, which, how);
  await endOidcSignIns(transaction, userId, ended);
  return ended.length;
}

/** All of them, and sign-ins that are under way. The caller has changed the person's row. */
export async function endEverywhere(
  transaction: Transaction,
  userId: string,
  how: { at: Date; reason: SignOutReason },
): Promise<void> {
  await endOidcSessions(transaction, userId);
  await signOutDevices(transaction, userId, { all: true }, { ...how, by: null });
}
