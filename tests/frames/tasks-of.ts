/** The work of the thread that draws the page, and what was done in it. */
import type { Drawer, TraceData, TraceEvent } from './trace-events.ts';

export interface Task {
  milliseconds: number;
  /** Of these those that the thread had a processor: on a busy machine others have it meanwhile. */
  processor: number;
  /** What took most of it by itself, longest first. */
  parts: readonly TaskPart[];
}

interface TaskPart {
  name: string;
  milliseconds: number;
  /** Of script: which function. */
  script?: Pick<TraceData, 'functionName' | 'url' | 'lineNumber' | 'columnNumber'>;
}

const PARTS = 3;

/** The longest, longest first. */
export function tasksOf(events: readonly TraceEvent[], { pid, tid }: Drawer, most: number): Task[] {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && (event.dur ?? 0) > 0);
  const tasks = own.filter(({ name }) => name === 'RunTask').toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
  return tasks.slice(0, most).map((task) => ({
    milliseconds: (task.dur ?? 0) / 1000,
    processor: (task.tdur ?? 0) / 1000,
    parts: parts(own.filter((event) => event !== task && event.ts >= task.ts && endOf(event) <= endOf(task))),
  }));
}

/** Time of those within another is not the other's. */
function parts(within: readonly TraceEvent[]): TaskPart[] {
  const sums = new Map<string, TaskPart>();
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, milliseconds: number) => {
    const { functionName, url, lineNumber, columnNumber } = event.args?.data ?? {};
    const key = [event.name, url, lineNumber, columnNumber].join(' ');
    const found = sums.get(key) ?? {
      name: event.name,
      milliseconds: 0,
      ...(url !== undefined && { script: { functionName, url, lineNumber, columnNumber } as TraceData }),
    };
    sums.set(key, { ...found, milliseconds: found.milliseconds + milliseconds });
  };
  for (const event of within.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    while (open.length > 0 && endOf(open.at(-1) as TraceEvent) < endOf(event)) open.pop();
    const around = open.at(-1);
    add(event, (event.dur ?? 0) / 1000);
    if (around) add(around, -(event.dur ?? 0) / 1000);
    open.push(event);
  }
  return [...sums.values()].toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, PARTS);
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
