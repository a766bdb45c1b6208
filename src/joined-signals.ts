/**
 * One signal of several, for what ends sooner than they do. AbortSignal.any leaves something at each of them for as long as that one lives,
 * and is itself held while anybody listens to it, who may never leave (all of Node 20): at a signal that lives as long as the program,
 * that is a leak for each thing that is done.
 */
import { setMaxListeners } from 'node:events';

export interface JoinedSignals {
  /** Aborts with the first of them, for its reason. */
  signal: AbortSignal;
  /** Nothing is left at them; whoever has made one says so, where none of them is sure to abort. Safe to call twice. */
  end(): void;
}

export function joinSignals(...given: readonly (AbortSignal | undefined)[]): JoinedSignals {
  const signals = given.filter((one) => one !== undefined);
  const joined = new AbortController();
  const end = () => {
    for (const one of signals) one.removeEventListener('abort', abort);
  };
  function abort(): void {
    end();
    joined.abort(signals.find((one) => one.aborted)?.reason);
  }
  if (signals.some((one) => one.aborted)) {
    abort();
    return { signal: joined.signal, end };
  }
  // As many as there is work at once; Node takes more than ten for a leak, here and where each question of a round listens.
  setMaxListeners(0, joined.signal, ...signals);
  for (const one of signals) one.addEventListener('abort', abort);
  return { signal: joined.signal, end };
}

/** `work` with such a signal, of which nothing is left when it has ended. */
export async function withJoined<Result>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const joined = joinSignals(...signals);
  try {
    return await work(joined.signal);
  } finally {
    joined.end();
  }
}
