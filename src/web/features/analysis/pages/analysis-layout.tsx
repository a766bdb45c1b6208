/** What every analysis tab has above it: the topic in words, the tabs, the filter, the key figures. */
import { Skeleton } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasFigures, isBeingSearched } from '../../../../contract/topic-state.ts';
import type { Topic } from '../../../../contract/topics.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { InPieces } from '../../../ui/in-pieces.tsx';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SearchFailure } from '../../../ui/search-failure.tsx';
import { isTopicNotFound, TopicNotFound } from '../../../ui/topic-not-found.tsx';
import { useAnalysedTopic, useFollowRebuilds, useOverview } from '../api.ts';
import { AnalysisTabs } from '../components/analysis-tabs.tsx';
import { ContextLine } from '../components/context-line.tsx';
import { KpiRow } from '../components/kpi-row.tsx';
import { NewMentions } from '../components/new-mentions.tsx';
import { OpenPostsProvider } from '../components/open-posts-provider.tsx';
import { SearchNotice } from '../components/search-notice.tsx';
import { TabHint } from '../components/tab-hint.tsx';
import { TopicActions } from '../components/topic-actions.tsx';
import { TopicFilter } from '../components/topic-filter.tsx';
import { useAnalysis, useReadListPlace } from '../use-analysis.ts';
import { useArrivals } from '../use-arrivals.ts';
import styles from './analysis-layout.module.css';

/** Of each list of keywords; and on a phone, where eight would push the tabs out of sight. */
const WORDS_SHOWN = 8;
const FEW_WORDS = 3;

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
  const { search, mend } = useAnalysis();
  const place = useReadListPlace();
  const overview = useOverview(topic.id, search, topic);
  const arrivals = useArrivals(topic, search, overview);
  const isNarrow = useMediaQuery('(max-width: 760px)');
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
              <KeywordSentence
                inclusion={topic.inclusion}
                exclusion={topic.exclusion}
                wordsPerGroup={isNarrow ? FEW_WORDS : WORDS_SHOWN}
              />
            </p>
            <ContextLine overview={overview} />
          </>
        }
        action={<TopicActions id={topic.id} />}
      />
      <AnalysisTabs />
      <TopicFilter topic={topic} textRefusal={overview.error?.detail.fields?.['filter.text']} />
      <NewMentions
        count={arrivals.count}
        onShow={() => {
          const { page, at } = place();
          if (page || at) mend({ page: undefined, at: undefined });
          void arrivals.show();
          window.scrollTo({ top: 0 });
        }}
      />
      {isBeingSearched(topic) && <SearchNotice topic={topic} />}
      <SearchFailure topic={topic} />
      {(hasFigures(topic) || isBeingSearched(topic)) && (
        <InPieces>
          <OpenPostsProvider onOpen={arrivals.count > 0 ? arrivals.show : undefined}>
            <TabHint search={search} />
            <KpiRow overview={overview} />
            <Outlet />
          </OpenPostsProvider>
        </InPieces>
      )}
    </>
  );
}
