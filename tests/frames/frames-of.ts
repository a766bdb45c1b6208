/**
 * The frames of a recorded trace: for how long each picture stood while another one was to come. The compositor tells of every frame
 * when it began, and whether it was shown, given up, or had nothing new; while nothing is to be drawn no time is counted.
 */
import type { Drawer, TraceEvent } from './trace-events.ts';

const SHOWN: readonly (string | undefined)[] = ['STATE_PRESENTED_ALL', 'STATE_PRESENTED_PARTIAL'];
const NOTHING_NEW = 'STATE_NO_UPDATE_DESIRED';
/** Microseconds between two pictures of a screen of 60 Hz: whoever begins the next one by then has not rested. */
const REFRESH = 16_700;

interface Frame {
  begun: number;
  ended: number;
  shown: boolean;
}

/** Milliseconds. The first after a rest counts from when it was begun. */
export function framesOf(events: readonly TraceEvent[], { pid }: Pick<Drawer, 'pid'>): number[] {
  return stretches(reported(events.filter((event) => event.pid === pid && event.name === 'PipelineReporter'))).flatMap(
    (frames) => {
      const shown = frames.filter((frame) => frame.shown).map(({ ended }) => ended);
      const times = [frames[0]?.begun ?? 0, ...shown.toSorted((one, other) => one - other)];
      return times.slice(1).map((time, place) => (time - (times[place] ?? time)) / 1000);
    },
  );
}

/**
 * Those for which something was to be drawn, by their beginning. Ids are used again once their frame has ended. One that was given up is
 * told of when the next one comes to its end, be that a second later: once a later one had nothing new, nothing was to be drawn.
 */
function reported(events: readonly TraceEvent[]): Frame[] {
  const begun = new Map<string, TraceEvent>();
  const frames: Frame[] = [];
  const rests: Omit<Frame, 'shown'>[] = [];
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    const id = event.id2?.local ?? '';
    if (event.ph === 'b') begun.set(id, event);
    const first = event.ph === 'e' ? begun.get(id) : undefined;
    if (!first) continue;
    begun.delete(id);
    const state = first.args?.frame_reporter?.state;
    const told = { begun: first.ts, ended: event.ts };
    if (state === NOTHING_NEW) rests.push(told);
    else frames.push({ ...told, shown: SHOWN.includes(state) });
  }
  return frames.map((frame) => (frame.shown ? frame : untilRest(frame, rests))).toSorted((one, other) => one.begun - other.begun);
}

/** `rests`: by their ends. */
function untilRest(frame: Frame, rests: readonly Omit<Frame, 'shown'>[]): Frame {
  const rest = rests.find(({ begun }) => begun > frame.begun);
  return rest ? { ...frame, ended: Math.min(frame.ended, rest.ended) } : frame;
}

/** Parted where it rested. */
function stretches(frames: readonly Frame[]): Frame[][] {
  const parted: Frame[][] = [];
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const frame of frames) {
    if (frame.begun > busyUntil + REFRESH) parted.push([]);
    parted.at(-1)?.push(frame);
    busyUntil = Math.max(busyUntil, frame.ended);
  }
  return parted;
}
