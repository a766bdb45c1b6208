/** The devices by which the caller is signed in. */
import type { z } from 'zod';
import type { listDevices as endpoint } from '../../contract/devices.ts';
import { type DeviceRow, signedInDevices } from '../../stores/postgres/devices.ts';
import { findSubscription } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';

export async function listDevices(
  { postgres }: Environment,
  { userId, organisationId }: Actor,
  currentId: number,
): Promise<z.infer<typeof endpoint.output>> {
  const maxSessions = (await findSubscription(postgres, organisationId))?.maxSessions ?? 0;
  const all = await signedInDevices(postgres, userId);
  // Those for which the plan has no place any more have not been told so yet.
  const counting = maxSessions > 0 ? all.slice(0, maxSessions) : all;
  const seen = (row: DeviceRow) => (row.id === currentId ? Number.POSITIVE_INFINITY : row.lastSeenAt.getTime());
  return {
    data: counting
      .sort((one, other) => (seen(one) === seen(other) ? other.id - one.id : seen(other) - seen(one)))
      .map((row) => ({
        id: String(row.id),
        current: row.id === currentId,
        browser: row.browser,
        system: row.system,
        signedInAt: row.signedInAt.toISOString(),
        firstSeenAt: row.firstSeenAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      })),
    activeDeviceId: all.find(({ id }) => id === currentId)?.deviceId ?? '',
    maxSessions,
  };
}
