import { describe, expect, test } from 'vitest';
import { timeReader } from './read-time.ts';

describe('reading times', () => {
  const cases: [string, string, string, string | null][] = [
    ['an instant', 'UTC', '2019-11-24T23:42:17+08:00', '2019-11-24T15:42:17.000Z'],
    ['Z', '+0800', '2019-11-24T23:42:17Z', '2019-11-24T23:42:17.000Z'],
    ['an offset without a colon', 'UTC', '2019-11-24T23:42:17-0530', '2019-11-25T05:12:17.000Z'],
    ['fractions', 'UTC', '2019-11-24T23:42:17.123456Z', '2019-11-24T23:42:17.123Z'],
    ['a space, no zone', 'Asia/Hong_Kong', '2019-11-24 23:42:17', '2019-11-24T15:42:17.000Z'],
    ['minutes, no zone', 'UTC', '2015-02-24T09:53', '2015-02-24T09:53:00.000Z'],
    ['a date is the start of the day', '+0800', '2019-06-23', '2019-06-22T16:00:00.000Z'],
    ['winter of a zone', 'Europe/London', '2024-01-15 12:00:00', '2024-01-15T12:00:00.000Z'],
    ['summer of a zone', 'Europe/London', '2024-07-15 12:00:00', '2024-07-15T11:00:00.000Z'],
    ['just before the clocks go forward', 'Europe/London', '2024-03-31 00:59:59', '2024-03-31T00:59:59.000Z'],
    ['just after', 'Europe/London', '2024-03-31 02:00:00', '2024-03-31T01:00:00.000Z'],
    ['a leap day', 'UTC', '2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['no leap day', 'UTC', '2023-02-29', null],
    ['month 13', 'UTC', '2023-13-01', null],
    ['hour 24', 'UTC', '2023-01-01T24:00:00Z', null],
    ['words', 'UTC', 'yesterday', null],
    ['a year of two digits', 'UTC', '0075-06-01', null],
    ['an offset that no place has', 'UTC', '2024-05-01T10:00:00+99:99', null],
    ['another order', 'UTC', '24/11/2019', null],
    ['a number', 'UTC', '1574610137', null],
  ];
  test.each(cases)('%s', (_name, timezone, text, expected) => {
    const at = timeReader(timezone)(text);
    expect(at === undefined ? null : new Date(at).toISOString()).toBe(expected);
  });
});
