/** The time of a question that is asked again and again, after it has been asked often enough to find warm caches. */
import type { AnalysisStore } from './analysis-store.ts';

const WARMED = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds, by round. */
export async function timed(rounds: number, ask: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < WARMED; round++) await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  return times;
}

let asked = 0;

/** The whole topic, but for some seconds at its beginning: nobody has asked just this, so nothing of the answer is known yet. */
export function newInput({ id, context }: AnalysisStore): { id: string; filter: { startDate: string } } {
  asked += 1;
  return { id, filter: { startDate: new Date(context.now().getTime() - 365 * DAY + asked * 1000).toISOString() } };
}
