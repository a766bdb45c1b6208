/** When is somebody asked (again) to tell us of what is new? Milliseconds. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So long we want to be told for. */
export const LEASE_MS = 10 * DAY;
/** Who has not agreed, or has refused, is asked again after this. */
const RETRY_MS = DAY;
/** Part of a lease that is left when it is renewed, and at least. */
const LEFT = 0.1;
const LEAST_LEFT = 2 * HOUR;
/** Not more often, however short the leases are. */
const PAUSE_MS = HOUR / 2;

export interface Lease {
  askedAt: Date;
  /** null where nobody has agreed. */
  leaseEndsAt: Date | null;
}

export function needsAsking({ askedAt, leaseEndsAt }: Lease, now: Date): boolean {
  const since = now.getTime() - askedAt.getTime();
  if (!leaseEndsAt) return since >= RETRY_MS;
  const left = leaseEndsAt.getTime() - now.getTime();
  return since >= PAUSE_MS && left <= Math.max(LEAST_LEFT, LEFT * (leaseEndsAt.getTime() - askedAt.getTime()));
}

/** Whoever names somebody else each time does not have us ask each time. */
export function mayAskAnother({ askedAt }: Pick<Lease, 'askedAt'>, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= PAUSE_MS;
}

/** `seconds`: as agreed to; a lease of no length is that which was asked for. */
export function leaseEnd(seconds: number | null, now: Date): Date {
  const agreed = seconds !== null && seconds > 0 ? Math.min(seconds * 1000, 10 * LEASE_MS) : LEASE_MS;
  return new Date(now.getTime() + agreed);
}
