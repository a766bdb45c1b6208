/** An answer that is kept for a while; nothing is known of what it answers. */

/** Asks again when the answer is older than `milliseconds`, or failed; callers meanwhile share one question. */
export function keptFor<T>(milliseconds: number, ask: () => Promise<T>, now: () => Date): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && kept.until > now().getTime()) return kept.answer;
    const asked = { answer: ask(), until: now().getTime() + milliseconds };
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    kept = asked;
    return asked.answer;
  };
}
