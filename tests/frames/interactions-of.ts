/** How long each key and click waited for the picture that answers it, as the page's own Event Timing has it. */
import type { Drawer, TraceEvent } from './trace-events.ts';

/** Milliseconds; of an interaction that is several events, as a click is, the longest. */
export function interactionsOf(events: readonly TraceEvent[], { pid }: Pick<Drawer, 'pid'>): number[] {
  const longest = new Map<number, number>();
  for (const { name, ph, args, pid: of } of events) {
    const { interactionId = 0, duration = 0 } = args?.data ?? {};
    if (of !== pid || name !== 'EventTiming' || ph !== 'b' || interactionId === 0) continue;
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }
  return [...longest.values()];
}
