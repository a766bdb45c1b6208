/** Up to five topics beside each other. The address says which, and by what filter; without topics, those that the person keeps. */
import { Button, Skeleton } from '@mantine/core';
import { IconMessageOff, IconScale } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Comparison } from '../../../../contract/analysis/comparison.ts';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { writeList } from '../../../lib/address-list.ts';
import { isBackwards } from '../../../lib/filter-period.ts';
import { isFiltered, NO_FILTER } from '../../../lib/filter-search.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useTopics } from '../../../lib/topic-list.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { useComparison, useFollowSearches, useKeepTopics, usePreference } from '../api.ts';
import { namesTooMany, topicsOf } from '../comparison-search.ts';
import { ApartTerms } from '../components/apart-terms.tsx';
import { CommonTerms } from '../components/common-terms.tsx';
import { ComparedSummary } from '../components/compared-summary.tsx';
import { FiguresTable } from '../components/figures-table.tsx';
import { MediaByTopic } from '../components/media-by-topic.tsx';
import { RelativeLines } from '../components/relative-lines.tsx';
import { SentimentByTopic } from '../components/sentiment-by-topic.tsx';
import { ShareOfVoice } from '../components/share-of-voice.tsx';
import { TopicPicker } from '../components/topic-picker.tsx';
import { VolumeLines } from '../components/volume-lines.tsx';
import { useComparisonPlace } from '../use-comparison-place.ts';
import { useComparedFreshness } from '../use-freshness.ts';
import styles from './comparison-page.module.css';

export function ComparisonPage() {
  const { t } = useTranslation('comparison');
  const { search } = useComparisonPlace();
  const topics = useTopics();
  const preference = usePreference();
  const asked = topicsOf(search);
  // What a link names is shown whatever the person keeps.
  const chosen =
    asked === null ? preference : { ...preference, data: { comparisonTopicIds: asked }, pending: false, error: null };
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <Loaded of={topics} skeleton={<Skeleton height={480} radius="md" />}>
        {(all) => (
          <Loaded of={chosen} skeleton={<Skeleton height={480} radius="md" />}>
            {({ comparisonTopicIds }) => (all.length === 0 ? <NoTopic /> : <Chosen all={all} ids={comparisonTopicIds} />)}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

function NoTopic() {
  const { t } = useTranslation(['comparison', 'app']);
  return (
    <EmptyState
      icon={<IconScale size={40} stroke={1.25} />}
      title={t('comparison:noTopicTitle')}
      text={t('comparison:noTopicText')}
      action={
        <InPlan>
          <ButtonLink to="/topics/new">{t('app:createTopic')}</ButtonLink>
        </InPlan>
      }
    />
  );
}

function Chosen({ all, ids }: { all: TopicSummary[]; ids: readonly string[] }) {
  const { t } = useTranslation('comparison');
  const { search, change } = useComparisonPlace();
  const notify = useNotify();
  const keep = useKeepTopics();
  useFollowSearches(all);
  const topics = ids.flatMap((id) => all.find((topic) => topic.id === id) ?? []);
  const known = topics.map(({ id }) => id);
  const gone = ids.length - known.length;
  const choose = (wanted: string[]) => {
    void keep.mutateAsync(wanted).catch(() => notify(t('notKept'), 'failed'));
    change({ topics: writeList(wanted) });
  };
  return (
    <>
      <TopicPicker topics={all} chosen={known} tooMany={namesTooMany(search)} onChange={choose} />
      {gone > 0 && <p className={styles['gone']}>{t('gone', { count: gone })}</p>}
      {known.length === 0 ? (
        <EmptyState icon={<IconScale size={40} stroke={1.25} />} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Compared topics={topics} />
      )}
    </>
  );
}

function Compared({ topics }: { topics: readonly TopicSummary[] }) {
  const { t } = useTranslation('comparison');
  const { search, change } = useComparisonPlace();
  const ids = topics.map(({ id }) => id);
  const comparison = useComparison(ids, search);
  // An address may ask for years by the hour; a granularity that suits is better than an error.
  const tooFine = comparison.error?.code === 'invalid' && search.granularity !== undefined;
  useEffect(() => {
    if (tooFine) change({ granularity: undefined }, 'same');
  }, [tooFine, change]);
  return (
    <>
      <FilterBar
        of={{ topics, search, change, textRefusal: comparison.error?.detail.fields?.['filter.text'] }}
        whole={t('wholePeriod')}
      />
      <Loaded of={comparison} skeleton={<Waiting />}>
        {(data) => data && <Panels comparison={data} stale={comparison.stale} />}
      </Loaded>
    </>
  );
}

interface Shown {
  comparison: Comparison;
  stale: boolean;
}

function Panels(shown: Shown) {
  const { topics, count } = shown.comparison;
  return (
    <div className={styles['grid']}>
      <FiguresTable {...shown} />
      {topics.length > 0 && (count === 0 ? <NoMention /> : <Pictures {...shown} />)}
    </div>
  );
}

function NoMention() {
  const { t } = useTranslation(['comparison', 'analysis', 'errors']);
  const { search, change } = useComparisonPlace();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const filtered = isFiltered(search);
  const nothing = isBackwards(search, timezone) ? 'errors:startNotBeforeEnd' : 'analysis:empty.filtered';
  return (
    <EmptyState
      icon={<IconMessageOff size={40} stroke={1.25} />}
      title={t('analysis:empty.title')}
      text={t(filtered ? nothing : 'comparison:noMention')}
      {...(filtered && { action: <Button onClick={() => change(NO_FILTER)}>{t('analysis:empty.clear')}</Button> })}
    />
  );
}

function Pictures(shown: Shown) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const freshness = useComparedFreshness();
  const completeTo = freshness ? freshness.completeTo : shown.comparison.completeTo;
  return (
    <>
      <VolumeLines {...shown} />
      <div className={styles['half']}>
        <ShareOfVoice {...shown} />
      </div>
      <div className={styles['half']}>
        <SentimentByTopic {...shown} />
      </div>
      <MediaByTopic {...shown} />
      {shown.comparison.topics.length > 1 && <ComparedSummary topics={shown.comparison.topics} />}
      <div className={styles['half']}>
        <CommonTerms {...shown} />
      </div>
      <div className={styles['half']}>
        <ApartTerms {...shown} />
      </div>
      <RelativeLines {...shown} />
      {(completeTo || freshness) && (
        <p className={styles['gone']}>{completeTo ? t('completeTo', { time: format.dateTime(completeTo) }) : t('notComplete')}</p>
      )}
    </>
  );
}

/** Pixels: what the panels come to. */
const HEIGHTS = { figures: 300, volume: 346, half: 260 };

function Waiting() {
  const { t } = useTranslation(['comparison', 'analysis']);
  return (
    <div className={styles['grid']}>
      <LoadingPanel title={t('analysis:kpi.label')} height={HEIGHTS.figures} />
      <LoadingPanel title={t('analysis:overTime.title')} height={HEIGHTS.volume} />
      <div className={styles['half']}>
        <LoadingPanel title={t('comparison:voice')} height={HEIGHTS.half} />
      </div>
      <div className={styles['half']}>
        <LoadingPanel title={t('comparison:sentiment')} height={HEIGHTS.half} />
      </div>
    </div>
  );
}
