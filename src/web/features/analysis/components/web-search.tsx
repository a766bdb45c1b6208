/**
 * A search of the web by the provider that the operator has configured. It is asked only when somebody presses the button, because each
 * search may cost; nothing that it finds is stored until somebody keeps it.
 */
import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits.ts';
import { queryGoogle } from '../../../../contract/web-search.ts';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { useRequest } from '../../../lib/call.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { periodOf } from '../../../lib/filter-period.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useToday } from '../../../lib/use-today.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useTextTrouble } from '../../../ui/filter/use-text-trouble.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PeriodPicker } from '../../../ui/period-picker.tsx';
import { type QuerySearch, WEB_ROWS } from '../query-search.ts';
import { useQueryPlace } from '../use-query.ts';
import { QueryForm } from './query-form.tsx';
import { QueryStart } from './query-start.tsx';
import { WebResults } from './web-results.tsx';
import styles from './web-search.module.css';

/** The days there are to choose from begin here. */
const FIRST_DAY = '2000-01-01';
const NO_RESULTS = { data: { count: 0, posts: [] } };

export function WebSearch() {
  const { t } = useTranslation('search');
  const { search, change } = useQueryPlace();
  const { q = '', page = 1 } = search;
  const [urls, setUrls] = useState(search.urls ?? '');
  const input = useWebQuestion(search);
  const answer = useRequest(queryGoogle, search.asked && q !== '' ? input : null, {
    neutral: NO_RESULTS,
    // Asked again it would cost again.
    staleTime: Number.POSITIVE_INFINITY,
    once: true,
  });
  const refused = useTextTrouble('', answer.error?.detail.fields?.['query']).ofServer;
  const badUrls = Object.keys(answer.error?.detail.fields ?? {}).some((field) => field.startsWith('urls'));
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const isAsked = search.asked === true && q !== '' && !hasErrors(parsedQuery(q));
  return (
    <>
      <QueryForm
        text={q}
        search={t('searchWeb')}
        refusal={refused}
        onSearch={(text, period) => change({ q: text, urls: urls.trim() || undefined, asked: true, ...period })}
      >
        <div className={styles['narrow']}>
          <PeriodPicker
            search={search}
            onChange={(period) => change({ ...period, asked: undefined })}
            first={FIRST_DAY}
            last={today.toISOString().slice(0, 10)}
            whole={t('web.anyTime', { timezone })}
          />
          <TextInput
            className={styles['urls'] ?? ''}
            aria-label={t('web.urls')}
            placeholder={t('web.urlsPlaceholder')}
            maxLength={2000}
            value={urls}
            onChange={(event) => setUrls(event.currentTarget.value)}
            error={badUrls && t('web.urlsWrong', { max: LIMITS.webAddresses })}
          />
        </div>
      </QueryForm>
      {!isAsked ? (
        <QueryStart title={t('web.start')} text={t('web.startText')} />
      ) : answer.error ? (
        <Refused error={answer.error} retry={answer.retry} />
      ) : (
        <Loaded of={answer} skeleton={<WebSkeleton />}>
          {({ data }) => <WebResults key={JSON.stringify(input)} found={data} page={page} />}
        </Loaded>
      )}
    </>
  );
}

function useWebQuestion(search: QuerySearch) {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { q = '', urls, page = 1, period, from, to } = search;
  return useMemo(() => {
    const { startDate, endDate } = periodOf({ period, from, to }, now, timezone);
    return {
      query: q,
      ...(startDate && { start: startDate }),
      ...(endDate && { end: endDate }),
      ...(urls && { urls }),
      skip: (page - 1) * WEB_ROWS,
      limit: WEB_ROWS,
    };
  }, [q, urls, page, period, from, to, now, timezone]);
}

function Refused({ error, retry }: { error: CallError; retry: () => void }) {
  const { t } = useTranslation(['search', 'app']);
  const format = useFormat();
  const again = <Button onClick={retry}>{t('search:stopped.again')}</Button>;
  const { until } = error.detail;
  switch (error.code) {
    case 'not_configured':
      return <EmptyState title={t('search:web.notConfigured')} text={t('search:web.notConfiguredText')} />;
    case 'rate_limited':
      return (
        <EmptyState
          title={t('search:web.limited')}
          text={
            until
              ? t('search:web.limitedUntil', { time: format.dateTime(until), timezone: format.timezone() })
              : t('search:tooOften.text', { seconds: format.exact(error.detail.retryAfter ?? 60) })
          }
          action={until ? undefined : again}
        />
      );
    case 'forbidden':
      return <EmptyState title={t('search:web.planEnded')} text={t('search:web.planEndedText')} />;
    case 'conflict':
      return <EmptyState title={t('search:web.overtaken')} text={t('search:web.overtakenText')} action={again} />;
    case 'invalid':
      return <EmptyState title={t('search:wrong.title')} text={t('search:wrong.text')} />;
    default:
      return <EmptyState title={t('search:web.failed')} text={t('search:web.failedText')} action={again} />;
  }
}

function WebSkeleton() {
  return (
    <Stack gap={12}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={132} radius="md" />
      ))}
    </Stack>
  );
}
