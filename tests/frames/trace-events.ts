/** What a Chrome trace says, as far as it is read here. Times are microseconds of the clock of the trace. */

export interface TraceEvent {
  name: string;
  /** X: whole, with `dur`; I: an instant; M: of a thread; b and e: begin and end of what has an id. */
  ph: string;
  ts: number;
  dur?: number;
  /** The part of it that the thread ran. */
  tdur?: number;
  pid: number;
  tid: number;
  id?: string;
  id2?: { local?: string };
  args?: {
    /** Of a thread. */
    name?: string;
    frame_reporter?: { state?: string };
    data?: TraceData;
  };
}

export interface TraceData {
  type?: string;
  functionName?: string;
  url?: string;
  lineNumber?: number;
  columnNumber?: number;
  /** Of an interaction, in milliseconds. */
  duration?: number;
  interactionId?: number;
  /** Of the recorded page. */
  frames?: { processId?: number; parent?: string }[];
}

/** Thread and process that draw the recorded page. */
export interface Drawer {
  pid: number;
  tid: number;
}

/** @throws where the trace does not say which page it is of. */
export function drawerOf(events: readonly TraceEvent[]): Drawer {
  const started = events.find(({ name }) => name === 'TracingStartedInBrowser');
  const pid = started?.args?.data?.frames?.find(({ parent }) => parent === undefined)?.processId;
  const thread = events.find((event) => event.pid === pid && event.ph === 'M' && event.args?.name === 'CrRendererMain');
  if (pid === undefined || !thread) throw new Error('the trace names no page');
  return { pid, tid: thread.tid };
}
