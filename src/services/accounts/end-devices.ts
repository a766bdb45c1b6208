/** Signs devices of a person out, and ends what the embedded provider holds of them: their sessions, grants and refresh tokens. */
import type { SignOutReason } from '../../contract/devices.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { signOutDevices, type WhichDevices } from '../../stores/postgres/devices.ts';
import { endOidcSignIns } from '../../stores/postgres/oidc-payloads.ts';

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
