/** Ends an attempt in which nothing has come for a time, or which takes too long as a whole. */

export interface Watch {
  signal: AbortSignal;
  /** Something has come. */
  touch(): void;
  /** Nothing is waited for any more. */
  end(): void;
}

export function watch(idleMs: number, wholeMs: number): Watch {
  const over = new AbortController();
  const stop = (message: string) => () => over.abort(new TookTooLong(message));
  const whole = setTimeout(stop(`The language model took longer than ${seconds(wholeMs)}`), wholeMs);
  const idle = setTimeout(stop(`The language model said nothing for ${seconds(idleMs)}`), idleMs);
  return {
    signal: over.signal,
    touch: () => void idle.refresh(),
    end() {
      clearTimeout(whole);
      clearTimeout(idle);
    },
  };
}

export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

function seconds(milliseconds: number): string {
  const whole = Math.ceil(milliseconds / 1000);
  return whole === 1 ? '1 second' : `${whole} seconds`;
}
