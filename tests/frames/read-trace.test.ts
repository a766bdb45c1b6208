import { expect, test } from 'vitest';
import { framesOf } from './frames-of.ts';
import { interactionsOf } from './interactions-of.ts';
import { tasksOf } from './tasks-of.ts';
import { drawerOf, type TraceEvent } from './trace-events.ts';

const PAGE = { pid: 7, tid: 1 };

/** Begun and ended in milliseconds. */
type MadeFrame = [begun: number, ended: number, state: string];

const ALL = 'PRESENTED_ALL';
const PARTLY = 'PRESENTED_PARTIAL';
const NOTHING = 'NO_UPDATE_DESIRED';

function frames(made: readonly MadeFrame[], pid = PAGE.pid): TraceEvent[] {
  return made.flatMap(([begun, ended, state], place) => {
    const of = { name: 'PipelineReporter', pid, tid: 2, id2: { local: `0x${place % 3}` } };
    return [
      { ...of, ph: 'b', ts: begun * 1000, args: { frame_reporter: { state: `STATE_${state}` } } },
      { ...of, ph: 'e', ts: ended * 1000, args: {} },
    ];
  });
}

test.each<{ name: string; made: MadeFrame[]; durations: number[] }>([
  { name: 'nothing was drawn', made: [], durations: [] },
  { name: 'one picture, from when it was begun', made: [[0, 20, ALL]], durations: [20] },
  {
    name: 'one after another: from picture to picture',
    made: [
      [0, 20, ALL],
      [16, 36, ALL],
      [32, 60, PARTLY],
    ],
    durations: [20, 16, 24],
  },
  {
    name: 'pictures that were given up lengthen the one before',
    made: [
      [0, 20, ALL],
      [16, 17, 'DROPPED'],
      [32, 33, 'DROPPED'],
      [48, 100, ALL],
    ],
    durations: [20, 80],
  },
  {
    name: 'while the page works long the picture before stands',
    made: [
      [0, 20, ALL],
      [16, 136, ALL],
    ],
    durations: [20, 116],
  },
  {
    name: 'a rest is not counted',
    made: [
      [0, 20, ALL],
      [500, 530, ALL],
    ],
    durations: [20, 30],
  },
  {
    name: 'that there was nothing new is a rest',
    made: [
      [0, 20, ALL],
      [36, 37, NOTHING],
      [52, 53, NOTHING],
      [69, 90, ALL],
    ],
    durations: [20, 21],
  },
  {
    name: 'one that is given up long after there was nothing new is a rest too',
    made: [
      [0, 20, ALL],
      [17, 700, 'DROPPED'],
      [34, 36, NOTHING],
      [667, 687, ALL],
    ],
    durations: [20, 20],
  },
  {
    name: 'what is given up while the page works is none',
    made: [
      [0, 20, ALL],
      [17, 110, 'DROPPED'],
      [34, 35, 'DROPPED'],
      [100, 120, ALL],
      [117, 118, NOTHING],
    ],
    durations: [20, 100],
  },
  {
    name: 'one that begins with the next refresh has not rested',
    made: [
      [0, 5, ALL],
      [16, 21, ALL],
    ],
    durations: [5, 16],
  },
])('frames: $name', ({ made, durations }) => {
  expect(framesOf([...frames(made), ...frames([[0, 900, ALL]], 8)], PAGE)).toEqual(durations);
});

const task = (name: string, from: number, milliseconds: number, script?: string): TraceEvent => ({
  name,
  ph: 'X',
  ts: from * 1000,
  dur: milliseconds * 1000,
  tdur: milliseconds * 500,
  ...PAGE,
  ...(script !== undefined && {
    args: { data: { functionName: script, url: '/a.js', lineNumber: 1, columnNumber: script.length } },
  }),
});

test('tasks: the longest, each with what took most of it by itself', () => {
  const events = [
    task('RunTask', 0, 10),
    task('RunTask', 20, 60),
    task('EventDispatch', 20, 50),
    task('FunctionCall', 21, 40, 'draw'),
    task('FunctionCall', 62, 6, 'draw'),
    task('Layout', 30, 10),
    task('UpdateLayoutTree', 71, 8),
    { ...task('RunTask', 0, 500), tid: 9 },
    { ...task('Layout', 25, 500), tid: 9 },
  ];
  const script = { functionName: 'draw', url: '/a.js', lineNumber: 1, columnNumber: 4 };
  expect(tasksOf(events, PAGE, 1)).toEqual([
    {
      milliseconds: 60,
      processor: 30,
      parts: [
        { name: 'FunctionCall', milliseconds: 36, script },
        { name: 'Layout', milliseconds: 10 },
        { name: 'UpdateLayoutTree', milliseconds: 8 },
      ],
    },
  ]);
});

test('interactions: those that are any, each by its longest event', () => {
  const timing = (interactionId: number, duration: number): TraceEvent => ({
    name: 'EventTiming',
    ph: 'b',
    ts: 0,
    ...PAGE,
    args: { data: { interactionId, duration } },
  });
  expect(
    interactionsOf([timing(0, 90), timing(1, 24), timing(1, 40), timing(2, 16), { ...timing(3, 99), pid: 8 }], PAGE),
  ).toEqual([40, 16]);
});

test('the thread of the recorded page is found', () => {
  const started = { name: 'TracingStartedInBrowser', ph: 'I', ts: 0, pid: 1, tid: 1 };
  const frames = [{ processId: 5, parent: 'other' }, { processId: 7 }];
  const thread = (pid: number, tid: number, name: string) => ({ name: 'thread_name', ph: 'M', ts: 0, pid, tid, args: { name } });
  const threads = [thread(7, 3, 'Compositor'), thread(8, 1, 'CrRendererMain'), thread(7, 1, 'CrRendererMain')];
  expect(drawerOf([{ ...started, args: { data: { frames } } }, ...threads])).toEqual(PAGE);
  expect(() => drawerOf(threads)).toThrow('names no page');
});
