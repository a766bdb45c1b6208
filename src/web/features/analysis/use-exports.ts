/** The files that somebody has asked for, and what can be done with them. While one is being made they are asked for every second. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteExport, type Exported, getExportLink, listExports } from '../../../contract/exports.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { type Called, refreshRequests, request, useRequest } from '../../lib/call.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { follow } from './follow.ts';

const POLL = 1000;

export function useExports(): Called<Exported[] | null> {
  const answer = useRequest(
    listExports,
    {},
    {
      neutral: null,
      refetchInterval: (last) => (last?.data.some(isUnderWay) ? POLL : false),
    },
  );
  return { ...answer, data: answer.data?.data ?? null };
}

export function isUnderWay({ state }: Pick<Exported, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

export function useDeleteExport(): (exportId: string) => void {
  const { t } = useTranslation('exports');
  const client = useQueryClient();
  const notify = useNotify();
  const deletion = useMutation({
    mutationFn: (exportId: string) => request(deleteExport, { exportId }),
    onSuccess: () => notify(t('deleted')),
    onError: (error: Error) => notify(t('notDeleted'), error),
    onSettled: () => refreshRequests(client, listExports),
  });
  return deletion.mutate;
}

export function useDownloadExport(): (exportId: string) => void {
  const { t } = useTranslation('exports');
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (exportId: string) => request(getExportLink, { exportId }),
    onSuccess: ({ data }) => follow(data.url),
    onError: (error: Error) => notify(t('notDownloaded'), error),
  });
  return download.mutate;
}
