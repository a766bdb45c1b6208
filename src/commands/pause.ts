/** Lets real time pass. Rejects when the signal is aborted. */
import { setTimeout } from 'node:timers/promises';

export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return setTimeout(ms, undefined, signal && { signal });
}
