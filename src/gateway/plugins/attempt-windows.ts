/** Counts by key, in a window of time that begins with the first of them. Per process. */
import ipaddr from 'ipaddr.js';

export class AttemptsExhausted extends Error {
  override readonly name = 'AttemptsExhausted';

  constructor(readonly retryAfterSeconds: number) {
    super('too many attempts');
  }
}

export interface Attempt {
  /** Where it comes from. */
  address: string;
  /** The name it is for, as it was typed. */
  account: string;
}

export interface AttemptWindow {
  until: number;
  count: number;
  max: number;
}

/** Beyond it the oldest are forgotten, so that memory is bounded. */
const REMEMBERED = 10_000;

export function createWindows(
  now: () => Date,
  { max, windowMs }: { max: number; windowMs: number },
): (key: string) => AttemptWindow {
  const windows = new Map<string, AttemptWindow>();
  return (key) => {
    const time = now().getTime();
    const current = windows.get(key);
    if (current && current.until > time) return current;
    const fresh = { until: time + windowMs, count: 0, max };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > REMEMBERED && oldest !== undefined) windows.delete(oldest);
    return fresh;
  };
}

/** @throws AttemptsExhausted where one of them is full; else all count one more */
export function countIn(windows: readonly AttemptWindow[], now: Date): void {
  refuseFull(windows, now);
  for (const window of windows) window.count += 1;
}

/** @throws AttemptsExhausted where one of them is full */
export function refuseFull(windows: readonly AttemptWindow[], now: Date): void {
  const full = windows.filter(({ count, max }) => count >= max);
  if (full.length > 0) throw new AttemptsExhausted(secondsUntil(Math.max(...full.map(({ until }) => until)), now));
}

/** An account as its name may be typed. */
export function accountKey(account: string): string {
  return account.trim().toLowerCase();
}

/** Of IPv6 the network: whoever has one address has as many as he likes. */
export function networkKey(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return parsed.parts.slice(0, 4).join(':');
}

function secondsUntil(time: number, now: Date): number {
  return Math.ceil((time - now.getTime()) / 1000);
}
