/**
 * Takes the posts of an address, or of what was clicked there, away as a file: a CSV file of usual length is downloaded at once, others are
 * made in the background.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tabChoices } from '../../../contract/analysis/tab-choices.ts';
import { createExport, type FileFormat, listExports, type ReportTab } from '../../../contract/exports.ts';
import type { FilterBucket } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { asCallError, refreshRequests, request } from '../../lib/call.ts';
import { callFunction } from '../../lib/function-call.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useToday } from '../../lib/use-today.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useAnalysedTopic } from './api.ts';
import { type AnalysisSearch, DEFAULT_SORT } from './filter-search.ts';
import { follow } from './follow.ts';
import { useAnalysis } from './use-analysis.ts';

interface Wanted {
  format: FileFormat;
  /** Of posts; null where it is not known yet. */
  count: number | null;
  /** Of a report; all where it is left out. */
  tab?: ReportTab;
}

export interface ExportPosts {
  run(wanted: Wanted): void;
  isPending: boolean;
}

interface Exporting {
  search: AnalysisSearch;
  bucket?: FilterBucket;
  /** A file is being made in the background. */
  onStarted?(): void;
}

export function useExportPosts({ search, bucket, onStarted }: Exporting): ExportPosts {
  const { t } = useTranslation('exports');
  const { id } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const client = useQueryClient();
  const notify = useNotify();
  const format = useFormat();
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const language = usePreferences((preferences) => preferences.language);

  const work = useMutation({
    mutationFn: async ({ format: file, count, tab }: Wanted) => {
      const filter = { ...filterFromSearch(search, now, timezone), sort: search.sort ?? DEFAULT_SORT };
      const asked = { id, filter: { ...filter, language, ...(bucket && { bucket }) } };
      if (file === 'csv' && (count ?? 0) <= LIMITS.downloadedAtOnce) {
        follow((await callFunction('get_topic_analysis_posts_csv', asked)).url);
        return 'downloading';
      }
      await request(createExport, { ...asked, format: file, choices: tabChoices.parse(search), ...(tab && { tab }) });
      return 'started';
    },
    onSuccess: (done) => {
      notify(t(done, { name: topic?.name ?? '' }));
      if (done === 'started') onStarted?.();
    },
    onError: (error) => {
      const { code, detail } = asCallError(error);
      const { max, limit } = code === 'limit_reached' ? detail : {};
      if (code === 'not_ready') notify(t('notReady'), 'failed');
      else if (limit === 'keptExportBytes') notify(t('full'), 'failed');
      else notify(max === undefined ? t('failed') : t('tooMany', { count: max, number: format.exact(max) }), error);
    },
    onSettled: () => refreshRequests(client, listExports),
  });
  return { run: work.mutate, isPending: work.isPending };
}
