/** The calls of the pages of alerts. A write marks the list as outdated, the plan meter included. */
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { askAgain, receiveAgain } from '../../../contract/alert-consents.ts';
import { type AlertPreview, previewAlert } from '../../../contract/alert-preview.ts';
import {
  type Alert,
  type AlertDraft,
  createAlert,
  deleteAlert,
  getAlert,
  getAlerts,
  testAlert,
  type triedAlert,
  updateAlert,
} from '../../../contract/alerts.ts';
import { type Called, refreshBeginning, refreshRequests, request, requestOptions, useRequest } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { callFunction } from '../../lib/function-call.ts';
import { refreshTopics } from '../../lib/topic-list.ts';

export function useAlert(id: string | undefined): Called<Alert | null> {
  const answer = useRequest(getAlert, id === undefined ? null : { id }, { neutral: null });
  return { ...answer, data: answer.data?.data ?? null };
}

/** Somebody else saved the alert after the version that was edited; nothing was saved. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  /** A name, where it is known. */
  constructor(readonly by: string | undefined) {
    super('the alert was changed elsewhere');
  }
}

/** What was to be watched is gone; the alert itself, where there is one, is not. */
export class TopicGone extends Error {
  override readonly name = 'TopicGone';
}

/**
 * Creates without an alert, changes the one that is given. Throws ChangedElsewhere where the alert is not that version any more, and
 * from then on every page has the newer one.
 */
export function useSaveAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ alert, input }: { alert: Alert | undefined; input: AlertDraft }) => {
      try {
        if (!alert) return (await request(createAlert, input)).data;
        return (await request(updateAlert, { id: alert.id, ...input, basedOn: alert.updatedAt })).data;
      } catch (error) {
        if (isRefused(error, 'not_found')) throw await whatIsGone(error, alert);
        if (!alert || !isRefused(error, 'conflict')) throw error;
        const newer = await request(getAlert, { id: alert.id });
        client.setQueryData(requestOptions(getAlert, { id: alert.id }).queryKey, newer);
        throw new ChangedElsewhere(error.detail.changedBy);
      }
    },
    onError: (error) => (error instanceof TopicGone ? refreshTopics(client) : undefined),
    // What is gone stays on the form, with what was written.
    onSettled: (_saved, error) => (isRefused(error, 'not_found') ? refreshRequests(client, getAlerts) : refreshAlerts(client)),
  });
}

export function useEnableAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; flag: boolean }) => callFunction('enable_alert', change),
    onSettled: () => refreshAlerts(client),
  });
}

export function useSnoozeAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: string; snoozedUntil: string | null }) => request(updateAlert, change),
    onSettled: () => refreshAlerts(client),
  });
}

export function useDeleteAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(deleteAlert, { id }),
    onSettled: () => refreshAlerts(client),
  });
}

/** Answers to which address a message was sent as the alert would send it. */
export function useTestAlert() {
  return useMutation({ mutationFn: (id: string) => request(testAlert, { id }) });
}

/** For the address of whoever is signed in. */
export function useReceiveAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(receiveAgain, { id }),
    onSettled: () => refreshAlerts(client),
  });
}

export function useAskAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: { id: string; email: string }) => request(askAgain, question),
    onSettled: () => refreshAlerts(client),
  });
}

export function isRefused(error: unknown, code: CallError['code']): error is CallError {
  return error instanceof CallError && error.code === code;
}

/** Milliseconds without a change of the form before the preview is asked for. */
const PAUSE = 300;

/** Each change gives up the question before it; until the next answer is there, `data` is the last one, stale. */
export function useAlertPreview(input: z.input<typeof triedAlert> | null): Called<AlertPreview | null> {
  const wanted = JSON.stringify(input);
  const [settled] = useDebouncedValue(wanted, PAUSE);
  const answer = useRequest(previewAlert, input && wanted === settled ? input : null, { neutral: null, keepLast: true });
  return { ...answer, data: answer.data?.data ?? null };
}

/** The server says the same of a topic and of the alert. */
async function whatIsGone(error: CallError, alert: Alert | undefined): Promise<Error> {
  if (!alert) return new TopicGone();
  try {
    await request(getAlert, { id: alert.id });
    return new TopicGone();
  } catch (again) {
    return isRefused(again, 'not_found') ? error : new TopicGone();
  }
}

/** What a page shows of one alert, of all, and of their history. */
async function refreshAlerts(client: QueryClient): Promise<void> {
  await Promise.all(
    ['/multi-topic-alerts', '/alerts/runs', '/alerts/:id', '/user-info'].map((path) => refreshBeginning(client, path)),
  );
}
