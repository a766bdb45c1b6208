/** Counts by key, in a window of time that begins with the first of them. Per process. */
import ipaddr from 'ipaddr.js';
import { foldedAddress } from '../../contract/account-pages.ts';

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

/** Beyond it one is forgotten for each new one, so that memory is bounded. */
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
    if (windows.size >= REMEMBERED) forgetOne(windows, time);
    windows.set(key, fresh);
    return fresh;
  };
}

/** The oldest that stops nobody, so that a stranger cannot push out one that does; where all do, the one that runs out first. */
function forgetOne(windows: Map<string, AttemptWindow>, time: number): void {
  let [gone] = windows.keys();
  for (const [key, { until, count, max }] of windows) {
    if (count >= max && until > time) continue;
    gone = key;
    break;
  }
  if (gone !== undefined) windows.delete(gone);
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

/** An account however its name is typed. What is no address is nobody's, and all of it is one. */
export function accountKey(account: string): string {
  return foldedAddress(account) ?? '';
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
