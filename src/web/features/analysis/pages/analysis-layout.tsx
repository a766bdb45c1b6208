/** What every analysis tab has above it: the topic in words, the tabs, the filter, the key figures. */
import { Skeleton } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isFirstSearch, type Topic } from '../../../../contract/topics.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useAnalysedTopic, useFollowRebuilds, useOverview } from '../api.ts';
import { AnalysisTabs } from '../components/analysis-tabs.tsx';
import { BuildingNotice } from '../components/building-notice.tsx';
import { ContextLine } from '../components/context-line.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { KpiRow } from '../components/kpi-row.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './analysis-layout.module.css';

const WORDS_SHOWN = 8;

export function AnalysisLayout() {
  const { t } = useTranslation('analysis');
  const { id } = useAnalysis();
  const topic = useAnalysedTopic(id);
  useFollowRebuilds(topic.data);
  if (topic.error?.code === 'not_found' || topic.error?.code === 'invalid') {
    return (
      <EmptyState
        heading="h1"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<ButtonLink to="/topics">{t('backToTopics')}</ButtonLink>}
      />
    );
  }
  if (topic.error) return <LoadError onRetry={topic.retry} minHeight={320} />;
  if (!topic.data) return <Skeleton height={480} radius="md" />;
  return <TopicAnalysis topic={topic.data} />;
}

function TopicAnalysis({ topic }: { topic: Topic }) {
  const { t } = useTranslation('analysis');
  const { search, mend } = useAnalysis();
  const overview = useOverview(topic.id, search, true);
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
          <ButtonLink
            to="/topics/$id/edit"
            params={{ id: topic.id }}
            variant="default"
            leftSection={<IconEdit size={16} aria-hidden />}
          >
            {t('editTopic')}
          </ButtonLink>
        }
      />
      <AnalysisTabs />
      <FilterBar topic={topic} />
      {topic.state === 'building' && <BuildingNotice first={isFirstSearch(topic)} />}
      <KpiRow overview={overview} />
      <Outlet />
    </>
  );
}
