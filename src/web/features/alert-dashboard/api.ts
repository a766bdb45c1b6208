/** The calls of the dashboard. Whatever people do with a window shows at once; what happens meanwhile, within a minute. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as runs from '../../../contract/alert-runs.ts';
import { type Alert, getAlerts, updateAlert } from '../../../contract/alerts.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { type Called, refreshRequests, request, useRequest } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { type DashboardSearch, DEFAULT_RUN_ROWS, namedWindow } from './dashboard-search.ts';

const POLL = 60_000;
/** While somebody is being told. */
const SENDING_POLL = 5000;
const every = () => POLL;

export function useAlerts(): Called<Alert[]> {
  const answer = useRequest(getAlerts, {}, { neutral: { data: [] }, refetchInterval: every });
  return { ...answer, data: answer.data.data };
}

export function useRuns(search: DashboardSearch): Called<{ count: number; runs: runs.FiredRun[] }> {
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { rows = DEFAULT_RUN_ROWS, page = 1, which, alert, acknowledged } = search;
  const today = useToday();
  const named = namedWindow(search);
  const asked = {
    ...(named ? justAt(named.windowEnd) : periodOf(search, today, timezone)),
    ...(which && { which }),
    ...(alert && { alertId: String(alert) }),
    ...(acknowledged && { acknowledged }),
    skip: Math.min((page - 1) * rows, LIMITS.skip),
    limit: rows,
  };
  const neutral = { data: [], count: 0 };
  const answer = useRequest(runs.getFiredRuns, asked, { neutral, keepLast: true, refetchInterval: every });
  const { data, count } = answer.data;
  return { ...answer, data: { runs: data, count } };
}

/** A period that has this moment and no other. */
function justAt(moment: string): { startDate: string; endDate: string } {
  return { startDate: moment, endDate: new Date(Date.parse(moment) + 1).toISOString() };
}

/** The newest window of an alert, whatever came of it; null where there is none. */
export function useNewestRun(id: string): Called<runs.AlertRun | null> {
  const answer = useRequest(runs.getAlertRuns, { id, limit: 1 }, { neutral: null, refetchInterval: every });
  return { ...answer, data: answer.data?.data[0] ?? null };
}

export function useRun(run: { alertId: string; windowEnd: string }) {
  const asked = { id: run.alertId, windowEnd: run.windowEnd };
  const answer = useRequest(runs.getAlertRun, asked, {
    neutral: null,
    refetchInterval: (last) => (last?.data.deliveries.some(({ state }) => state === 'waiting') ? SENDING_POLL : POLL),
  });
  return { ...answer, data: answer.data?.data ?? null };
}

/** What was measured does not change; of long ago it takes a while to count. */
export function useRunCourse(run: { alertId: string; windowEnd: string }): Called<runs.RunCourse | null> {
  const asked = { id: run.alertId, windowEnd: run.windowEnd };
  const answer = useRequest(runs.getRunCourse, asked, { neutral: null, staleTime: Number.POSITIVE_INFINITY });
  return { ...answer, data: answer.data?.data ?? null };
}

export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ alertId, windowEnd }: runs.AlertRun) => request(runs.acknowledgeRun, { id: alertId, windowEnd }),
    onSettled: () => refreshRuns(client),
  });
}

export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(runs.sendAgain, { id }),
    onSettled: () => refreshRuns(client),
  });
}

export function useSnooze() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: string | null }) => request(updateAlert, { id, snoozedUntil: until }),
    onSettled: () => refreshRequests(client, getAlerts),
  });
}

/** But not what was measured, which nobody changes here. */
async function refreshRuns(client: QueryClient): Promise<void> {
  await Promise.all(
    [runs.getFiredRuns, runs.getAlertRuns, runs.getAlertRun].map((endpoint) => refreshRequests(client, endpoint)),
  );
}
