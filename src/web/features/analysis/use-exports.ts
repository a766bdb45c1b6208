/** The files that somebody has asked for, and what can be done with them. While one is being made they are asked for every second. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteExport, type Exported, getExportLink, listExports, restoreExport } from '../../../contract/exports.ts';
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

/** At once, with a way back for some seconds; one that is still being made is given up. */
export function useDeleteExport(): (file: Exported) => void {
  const { t } = useTranslation('exports');
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = () => refreshRequests(client, listExports);
  const deletion = useMutation({ mutationFn: (exportId: string) => request(deleteExport, { exportId }), onSettled: refresh });
  const restoring = useMutation({ mutationFn: (exportId: string) => request(restoreExport, { exportId }), onSettled: refresh });

  function bringBack(exportId: string): void {
    restoring.mutateAsync(exportId).then(
      () => notify(t('undone')),
      (error: Error) => notify(t('notUndone'), error),
    );
  }

  // Promises, not callbacks of the call: the last file takes the list with it.
  return (file) => {
    // Pressed once more while it is under way.
    if (deletion.isPending && deletion.variables === file.id) return;
    const way = isUnderWay(file) ? undefined : { label: t('undo'), run: () => bringBack(file.id) };
    deletion.mutateAsync(file.id).then(
      () => notify(t('deleted'), 'done', way),
      (error: Error) => notify(t('notDeleted'), error),
    );
  };
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
