/** The chart library, asked for again and again while it does not come: a picture that was not there when the server was away is drawn later. */
import type { init } from 'echarts/core';
import { logFailure } from '../../lib/log-failure.ts';
import { nextTask } from '../../lib/next-task.ts';

/** Milliseconds between two tries, where the browser does not say earlier that there is a network again. */
const PAUSE = 10_000;

/**
 * Answers what makes a chart. `network`: with what draws networks. `onAway` hears of the first try that fails. Once `signal` is aborted it is
 * not tried again, and what is waited for does not come.
 */
export async function loadKit(network: boolean, signal: AbortSignal, onAway: () => void): Promise<typeof init> {
  // Not in the task that has just drawn what the chart is part of.
  await nextTask();
  for (let tries = 0; ; tries += 1) {
    try {
      const [{ initChart }] = await Promise.all([import('./echarts-kit.ts'), network && import('./graph-kit.ts')]);
      return initChart;
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
    if (signal.aborted) return;
    const timer = setTimeout(resolve, PAUSE);
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
