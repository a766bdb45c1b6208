/** The clock as far as shortcuts need it: the day that is, so that a question stays the same question until midnight. */
import { useMemo } from 'react';
import { dayOf, startOfDay } from './days.ts';
import { useTimezone } from './organisation.ts';
import { useReadNow } from './use-now.ts';

export function useToday(): Date {
  const timezone = useTimezone((organisation) => organisation.timezone);
  const day = useReadNow((now) => dayOf(new Date(now).toISOString(), timezone));
  return useMemo(() => new Date(startOfDay(day, timezone)), [day, timezone]);
}
