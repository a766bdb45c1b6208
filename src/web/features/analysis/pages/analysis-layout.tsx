/** What every analysis tab has above it: the topic in words, the tabs, the filter, the key figures. */
import { Skeleton } from '@mantine/core';
import { IconBell, IconEdit } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasFigures, isBeingSearched } from '../../../../contract/topic-state.ts';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SearchFailure } from '../../../ui/search-failure.tsx';
import { isTopicNotFound, TopicNotFound } from '../../../ui/topic-not-found.tsx';
import { useAnalysedTopic, useFollowRebuilds, useOverview } from '../api.ts';
import { AnalysisTabs } from '../components/analysis-tabs.tsx';
import { ContextLine } from '../components/context-line.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { KpiRow } from '../components/kpi-row.tsx';
import { NewMentions } from '../components/new-mentions.tsx';
import { OpenPostsProvider } from '../components/open-posts-provider.tsx';
import { SaveView } from '../components/save-view.tsx';
import { SearchNotice } from '../components/search-notice.tsx';
import { TabHint } from '../components/tab-hint.tsx';
import { ViewsMenu } from '../components/views-menu.tsx';
import { useAnalysis } from '../use-analysis.ts';
import { useArrivals } from '../use-arrivals.ts';
import styles from './analysis-layout.module.css';

const WORDS_SHOWN = 8;

export function AnalysisLayout() {
  const { id } = useAnalysis();
  const topic = useAnalysedTopic(id);
  useFollowRebuilds(topic.data);
  if (isTopicNotFound(topic.error)) return <TopicNotFound />;
  if (topic.error) return <LoadError of={topic} minHeight={320} />;
  return (
    <Loaded of={topic} skeleton={<Skeleton height={480} radius="md" />}>
      {(data) => data && <TopicAnalysis topic={data} />}
    </Loaded>
  );
}

function TopicAnalysis({ topic }: { topic: Topic }) {
  const { t } = useTranslation('analysis');
  const { search, change, mend } = useAnalysis();
  const overview = useOverview(topic.id, search, topic);
  const arrivals = useArrivals(topic, search, overview);
  // An address may ask for years by the hour; the server refuses that, and a granularity that suits is better than an error.
  const tooFine = overview.error?.code === 'invalid' && search.granularity !== undefined;
  useEffect(() => {
    if (tooFine) mend({ granularity: undefined });
  }, [tooFine, mend]);
  return (
    <>
      <PageHead
        key={topic.id}
        title={
          <span className={styles['title']}>
            {topic.name}
            {topic.demo && <DemoBadge />}
          </span>
        }
        context={
          <>
            <p className={styles['summary']}>
              <KeywordSentence inclusion={topic.inclusion} exclusion={topic.exclusion} wordsPerGroup={WORDS_SHOWN} />
            </p>
            <ContextLine overview={overview} />
          </>
        }
        action={
          <div className={styles['actions']}>
            <InPlan>
              <ButtonLink
                to="/alerts/create"
                search={{ topic: Number(topic.id) }}
                variant="default"
                data-act="alert"
                leftSection={<IconBell size={16} aria-hidden />}
              >
                {t('createAlert')}
              </ButtonLink>
            </InPlan>
            <InPlan>
              <ButtonLink
                to="/topics/$id/edit"
                params={{ id: topic.id }}
                variant="default"
                data-act="edit"
                leftSection={<IconEdit size={16} aria-hidden />}
              >
                {t('editTopic')}
              </ButtonLink>
            </InPlan>
          </div>
        }
      />
      <AnalysisTabs />
      <FilterBar
        of={{ topics: [topic], search, change, textRefusal: overview.error?.detail.fields?.['filter.text'] }}
        whole={t('filter.wholePeriod')}
        actions={
          <>
            <ViewsMenu />
            <ExportMenu topic={topic} />
          </>
        }
        withChips={<SaveView />}
      />
      <NewMentions
        count={arrivals.count}
        onShow={() => {
          if (search.page || search.at) mend({ page: undefined, at: undefined });
          void arrivals.show();
          window.scrollTo({ top: 0 });
        }}
      />
      {isBeingSearched(topic) && <SearchNotice topic={topic} />}
      <SearchFailure topic={topic} />
      {(hasFigures(topic) || isBeingSearched(topic)) && (
        <OpenPostsProvider onOpen={arrivals.count > 0 ? arrivals.show : undefined}>
          <TabHint search={search} />
          <KpiRow overview={overview} />
          <Outlet />
        </OpenPostsProvider>
      )}
    </>
  );
}
