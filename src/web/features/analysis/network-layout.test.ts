import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkPlaces, type Place } from './network-layout.ts';

const FRAME = { width: 1000, height: 400 };

function distance(one: Place | undefined, other: Place | undefined): number {
  return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
}

describe('the places of a network', () => {
  test('connected nodes stand nearer to each other than others', () => {
    const places = networkPlaces(
      6,
      [
        [0, 3],
        [3, 0],
      ],
      FRAME,
    );
    const others = [1, 2, 4, 5].map((node) => distance(places[0], places[node]));
    expect(distance(places[0], places[3])).toBeLessThan(Math.min(...others));
  });

  test('one node alone stands in the middle', () => {
    expect(networkPlaces(1, [], FRAME)).toEqual([{ x: 500, y: 200 }]);
  });

  test('all are within the frame, none on top of another, and the same network is the same picture', () => {
    const network = fc.integer({ min: 0, max: 40 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        links: count < 2 ? fc.constant([]) : fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 60 }),
      }),
    );
    fc.assert(
      fc.property(network, ({ count, links }) => {
        const places = networkPlaces(count, links, FRAME);
        expect(places).toHaveLength(count);
        for (const [node, { x, y }] of places.entries()) {
          expect(x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height).toBe(true);
          for (const other of places.slice(node + 1)) expect(distance({ x, y }, other)).toBeGreaterThan(15);
        }
        expect(networkPlaces(count, links, FRAME)).toEqual(places);
      }),
      { numRuns: 40 },
    );
  });
});
