/** What a file is called, without its ending: what it holds, and the days it is of. */
import type { Format } from './format.ts';

/** Instants, the end exclusive. */
export interface Days {
  startDate: string;
  endDate: string;
}

export function datedName(what: string, { startDate, endDate }: Days, format: Format): string {
  return `${what}-${format.dashed(startDate)}-${format.dashed(Date.parse(endDate) - 1)}`;
}
