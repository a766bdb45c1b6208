import { afterEach, expect, test, vi } from 'vitest';
import { eventData } from './event-stream.ts';

afterEach(() => void vi.useRealTimers());

async function read(chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return listOf(eventData(body));
}

async function listOf(events: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const event of events) list.push(event);
  return list;
}

const HAN = new TextEncoder().encode('data: 提及\n\n');

test.each([
  { what: 'one', chunks: ['data: 1\n\n'], events: ['1'] },
  { what: 'several at once', chunks: ['data: 1\n\ndata: 2\n\n'], events: ['1', '2'] },
  { what: 'one in pieces', chunks: ['da', 'ta: {"a":', '1}', '\n', '\n'], events: ['{"a":1}'] },
  { what: 'what keeps the connection open', chunks: [': \n\n', 'data: 1\n\n', ': \n\n'], events: ['1'] },
  { what: 'one that was cut off', chunks: ['data: 1\n\ndata: 2'], events: ['1'] },
  { what: 'a character in two pieces', chunks: [HAN.slice(0, 7), HAN.slice(7)], events: ['提及'] },
  { what: 'nothing', chunks: [], events: [] },
])('$what', async ({ chunks, events }) => {
  expect(await read(chunks)).toEqual(events);
});

test('a stream that is silent for a minute ends, and is given up', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('data: 1\n\n'));
      setTimeout(() => controller.enqueue(encoder.encode(': \n\n')), 50_000);
    },
    cancel,
  });
  const ended = vi.fn();
  const events = listOf(eventData(body)).finally(ended);
  await vi.advanceTimersByTimeAsync(109_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await events).toEqual(['1']);
  expect(cancel).toHaveBeenCalled();
});
