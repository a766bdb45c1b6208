/** The hours of the week as one may ask for them: how many mentions at this hour of this day, of a day, of an hour. */
import type { WhenAnalysis } from '../../../contract/analysis/when.ts';

/** As a week is read: Monday first. Numbers as a filter names weekdays, 1 = Sunday. */
export const WEEKDAYS = [2, 3, 4, 5, 6, 7, 1] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export interface WeekHours {
  at(weekday: number, hour: number): number;
  ofDay(weekday: number): number;
  ofHour(hour: number): number;
}

export function weekHours(heatMap: WhenAnalysis['heatMap']): WeekHours {
  const counts = new Map(heatMap.map(({ dayOfWeek, hour, count }) => [`${dayOfWeek} ${hour}`, count]));
  const at = (weekday: number, hour: number) => counts.get(`${weekday} ${hour}`) ?? 0;
  return {
    at,
    ofDay: (weekday) => HOURS.reduce((sum, hour) => sum + at(weekday, hour), 0),
    ofHour: (hour) => WEEKDAYS.reduce((sum, weekday) => sum + at(weekday, hour), 0),
  };
}
