/** Says an instant as a page does that is about today: the time alone, and the date of any other day. */
import { useCallback } from 'react';
import { timeToday } from './freshness.ts';
import { useTimezone } from './organisation.ts';
import { useFormat } from './use-format.ts';
import { useNow } from './use-now.ts';

export function useTimeToday(): (at: string) => string {
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const now = useNow();
  return useCallback((at) => timeToday(at, now, timezone, format), [now, timezone, format]);
}
