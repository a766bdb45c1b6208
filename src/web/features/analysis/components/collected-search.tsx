/** A search of all that is collected: the filter, and below it what was found, or why there is nothing to show. */
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useMemo } from 'react';
import { MEDIA_TYPES } from '../../../../contract/media-types.ts';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSlow } from '../../../lib/use-slow.ts';
import { useToday } from '../../../lib/use-today.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { SearchedPosts } from '../use-post-search.ts';
import { useQueryPlace } from '../use-query.ts';
import { useQueryText } from '../use-query-text.ts';
import { AheadNote } from './ahead-note.tsx';
import styles from './collected-search.module.css';
import { QueryResults } from './query-results.tsx';
import { QueryStart } from './query-start.tsx';
import { useChartFolded, VOLUME_HEIGHT } from './query-volume.tsx';

/** Milliseconds after which waiting is worth a word. */
const MOMENT = 1000;

/** Nothing that is collected is older. */
const FIRST = '2000-01-01T00:00:00Z';
const DAY = 24 * 60 * 60 * 1000;

export function CollectedSearch({ answer }: { answer: SearchedPosts }) {
  const { t } = useTranslation('search');
  const { search, change } = useQueryPlace();
  const { isAhead } = useQueryText();
  const today = useToday();
  const everything = useMemo(
    () => [{ id: '', starts_at: FIRST, ends_at: new Date(today.getTime() + DAY).toISOString(), mediaTypes: [...MEDIA_TYPES] }],
    [today],
  );
  const { q } = search;
  if (q === undefined) {
    return <QueryStart title={t('start.title')} text={t('start.text')} onTry={(query) => change({ q: query })} />;
  }
  if (hasErrors(parsedQuery(q))) return <EmptyState title={t('wrong.title')} text={t('wrong.text')} />;
  return (
    <>
      <FilterBar
        of={{ topics: everything, query: q, search, change, textRefusal: answer.error?.detail.fields?.['params.text'] }}
        whole={t('everything')}
      />
      <Meanwhile answer={answer} />
      <div className={styles['answer']} data-behind={isAhead || undefined}>
        <Answer answer={answer} />
      </div>
    </>
  );
}

function Answer({ answer }: { answer: SearchedPosts }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { error } = answer;
  if (answer.stopped) {
    return (
      <EmptyState
        title={t('stopped.title')}
        text={t('stopped.text')}
        action={<Button onClick={answer.again}>{t('stopped.again')}</Button>}
      />
    );
  }
  if (error?.code === 'too_large') return <EmptyState title={t('tooLong.title')} text={t('tooLong.text')} />;
  if (error?.code === 'rate_limited') {
    const text = t('tooOften.text', { seconds: format.exact(error.detail.retryAfter ?? 60) });
    return (
      <EmptyState title={t('tooOften.title')} text={text} action={<Button onClick={answer.retry}>{t('stopped.again')}</Button>} />
    );
  }
  const wrong = error?.detail.fields ?? {};
  // What is wrong is said where it was written.
  if ('query' in wrong || 'params.text' in wrong) return <EmptyState title={t('wrong.title')} text={t('wrong.text')} />;
  if ('params.startDate' in wrong) return <WrongPeriod />;
  return (
    <Loaded of={answer} skeleton={<SearchSkeleton />}>
      {(found) => found && <QueryResults found={found} stale={answer.stale} />}
    </Loaded>
  );
}

/** Of an address that somebody wrote: the days to choose from are in order. */
function WrongPeriod() {
  const { t } = useTranslation(['search', 'errors']);
  const { change } = useQueryPlace();
  return (
    <EmptyState
      title={t('search:wrong.period')}
      text={t('errors:startNotBeforeEnd')}
      action={
        <Button onClick={() => change({ period: undefined, from: undefined, to: undefined })}>{t('search:everything')}</Button>
      }
    />
  );
}

/** As tall as what comes: head and foot of the chart, then the row above the posts, then some of them. */
function SearchSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={useChartFolded() ? 68 : VOLUME_HEIGHT + 108} radius="md" />
      <Skeleton height={36} radius="md" />
      <Skeleton height={480} radius="md" />
    </Stack>
  );
}

/**
 * That a search takes long, and can be given up; or that what is written above is not what is shown below. Its place is kept, so that
 * nothing moves when it appears.
 */
function Meanwhile({ answer }: { answer: SearchedPosts }) {
  const { t } = useTranslation('search');
  const waiting = (answer.pending || answer.stale) && !answer.stopped && answer.error === null;
  const slow = useSlow(waiting, MOMENT);
  const { isAhead } = useQueryText();
  return (
    <div className={styles['meanwhile']} role="status">
      {slow && (
        <>
          <span>{t('slow.text')}</span>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            onClick={answer.stop}
          >
            {t('slow.stop')}
          </Button>
        </>
      )}
      {isAhead && !slow && <AheadNote />}
    </div>
  );
}
