import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRANULARITIES } from '../../contract/filter-choices.ts';
import { calendarNumber } from './calendar-number.ts';
import { bucketEdges } from './periods.ts';
import { zoneOffsets } from './zone-offsets.ts';

const HOUR = 3_600_000;
/** Zones that change at midnight, by half an hour, by the quarter; and one that left out a day. */
const ZONES = [
  '+0800',
  'Europe/London',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

describe('calendar numbers', () => {
  test.each(GRANULARITIES)('the number of an instant is that of the bucket it lies in, by the %s', (granularity) => {
    const cases = fc.record({
      zone: fc.constantFrom(...ZONES),
      start: fc.integer({ min: Date.UTC(2009, 0), max: Date.UTC(2027, 0) }),
      hours: fc.integer({ min: 1, max: 1900 }),
      part: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ zone, start, hours, part }) => {
        const end = start + hours * HOUR;
        const edges = bucketEdges(new Date(start), new Date(end), granularity, zone);
        const [first] = edges as [Date];
        const at = new Date(Math.floor(start + part * (end - start)));
        const offset = zoneOffsets(zone);
        const numberOf = (instant: Date) => calendarNumber(granularity, instant, { first, ahead: offset(instant.getTime()) });
        const place = edges.findLastIndex((edge) => edge <= at);
        expect(numberOf(at)).toBe(numberOf(edges[place] as Date));
        const numbers = edges.map(numberOf);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 300 },
    );
  });
});
