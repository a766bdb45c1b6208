/** The chart library, asked for again and again while it does not come: a picture that was not there when the server was away is drawn later. */
import { logFailure } from '../../lib/log-failure.ts';

/** Milliseconds between two tries, where the browser does not say earlier that there is a network again. */
const PAUSE = 10_000;

type Kit = typeof import('./echarts-kit.ts');

/** `network`: with what draws networks. `onAway` hears of the first try that fails. Once `signal` is aborted it is not tried again. */
export async function loadKit(network: boolean, signal: AbortSignal, onAway: () => void): Promise<Kit> {
  for (let tries = 0; ; tries += 1) {
    try {
      const [kit] = await Promise.all([import('./echarts-kit.ts'), network && import('./graph-kit.ts')]);
      return kit;
    } catch (error) {
      if (tries === 0) {
        logFailure('page without charts', error);
        onAway();
      }
      await networkOrPause(signal);
    }
  }
}

function networkOrPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE);
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
