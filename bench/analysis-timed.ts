/** Milliseconds of a question that is asked again and again, after it has been asked often enough to find warm caches. */
const WARMED = 2;

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
