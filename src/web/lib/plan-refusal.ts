/** Refusals because the plan has ended, as they come while a page is open: whoever shows messages hears of each. */
import { CallError } from './call-error.ts';

type Listener = (endedAt: string) => void;

const listeners = new Set<Listener>();

/** `endedAt`: when the plan ended; empty where there is none. Answers how to listen no more. */
export function onPlanRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** False for any other error. */
export function isPlanRefusal(error: unknown): error is CallError & { detail: { planEndedAt: string } } {
  return error instanceof CallError && error.detail.planEndedAt !== undefined;
}

export function tellPlanRefusal(error: unknown): boolean {
  if (!isPlanRefusal(error)) return false;
  for (const listener of listeners) listener(error.detail.planEndedAt);
  return true;
}
