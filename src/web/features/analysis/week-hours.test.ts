import { expect, it } from 'vitest';
import { HOURS, WEEKDAYS, weekHours } from './week-hours.ts';

const none = { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };

it('adds the hours of the week up to days and hours', () => {
  const week = weekHours([
    { ...none, dayOfWeek: 1, hour: 9, count: 2 },
    { ...none, dayOfWeek: 1, hour: 23, count: 3 },
    { ...none, dayOfWeek: 2, hour: 9, count: 5 },
  ]);
  expect([week.at(1, 9), week.at(1, 10)]).toEqual([2, 0]);
  expect(WEEKDAYS.map(week.ofDay)).toEqual([5, 0, 0, 0, 0, 0, 5]);
  expect(HOURS.filter((hour) => week.ofHour(hour) > 0).map(week.ofHour)).toEqual([7, 3]);
});
