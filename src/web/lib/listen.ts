/**
 * Listens to an endpoint that answers with events, for as long as it is wanted: a stream that ends or breaks is opened again, later each
 * time it fails, and not before the server wants it. An answer that asking again cannot change ends it.
 */
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { CallError, isWorthRetrying } from './call-error.ts';
import { eventData } from './event-stream.ts';
import { ask } from './send.ts';

export interface Listener<Event> {
  onEvent(event: Event): void;
  /** No stream is open: whoever needs the newest must ask for it. */
  onLost(): void;
}

/** Resolves when `signal` is aborted, or when nothing more can come. */
export async function listen<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  { onEvent, onLost }: Listener<z.output<Output>>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    let wanted = 0;
    try {
      const { body } = await ask(endpoint, input, { accept: 'text/event-stream', signal });
      if (!body) return;
      for await (const data of eventData(body)) {
        failures = 0;
        onEvent(endpoint.output.parse(JSON.parse(data)));
      }
    } catch (error) {
      // Falling back is not a failure that anybody must see: what was listened to is asked for instead.
      if (error instanceof CallError && !isWorthRetrying(error) && error.detail.status !== TOO_MANY) return onLost();
      if (error instanceof CallError) wanted = (error.detail.retryAfter ?? 0) * 1000;
    }
    if (signal.aborted) return;
    onLost();
    await pause(Math.max(wanted, pauseAfter(failures)), signal);
  }
}

const TOO_MANY = 429;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds; up to half as much again, so that not all pages come back at once to a server that was restarted. */
export function pauseAfter(failures: number, random = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (1 + random / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
