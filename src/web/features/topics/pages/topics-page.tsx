/** All topics of the organisation: search, order, pages, and what can be done with each. */
import { Button, Select } from '@mantine/core';
import { IconPlus, IconSearchOff, IconTargetArrow } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useTopics } from '../../../lib/topic-list.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSearchWords } from '../../../lib/use-search-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { CreateTopic } from '../components/create-topic.tsx';
import { TopicList, TopicListSkeleton } from '../components/topic-list.tsx';
import { DEFAULT_TOPIC_SORT, type TopicListSearch } from '../list-search.ts';
import { searchTopics, TOPIC_SORTS, type TopicSort } from '../sort-topics.ts';
import styles from './topics-page.module.css';

/** What the list can be narrowed to, where there are any. */
const ONLY = ['featured', 'hidden'] as const;
type Only = (typeof ONLY)[number];
const NOT_ONLY: Partial<TopicListSearch> = { featured: undefined, hidden: undefined };

export function TopicsPage() {
  const { t } = useTranslation('topics');
  const topics = useTopics();
  return (
    <>
      <PageHead title={t('title')} action={<CreateTopic used={topics.pending || topics.error ? null : topics.data.length} />} />
      <Loaded of={topics} skeleton={<TopicListSkeleton />}>
        {(all) => (all.length === 0 ? <NoTopic /> : <FoundTopics all={all} />)}
      </Loaded>
    </>
  );
}

function NoTopic() {
  const { t } = useTranslation('topics');
  return (
    <EmptyState
      icon={<IconTargetArrow size={40} stroke={1.25} />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <InPlan>
          <ButtonLink to="/topics/new" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('form.createTitle')}
          </ButtonLink>
        </InPlan>
      }
    />
  );
}

function FoundTopics({ all }: { all: TopicSummary[] }) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const search = useSearch({ from: '/topics' });
  const navigate = useNavigate({ from: '/topics' });
  const change = (changes: Partial<TopicListSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
  const { field, words, type, clear } = useSearchWords('/topics');
  const visible = all.filter((topic) => topic.visible);
  const only: Record<Only, TopicSummary[]> = {
    featured: visible.filter(({ featured }) => featured),
    hidden: all.filter((topic) => !topic.visible),
  };
  const chosen = ONLY.find((which) => search[which] === true && only[which].length > 0);
  const listed = chosen ? only[chosen] : visible;
  const found = searchTopics(listed, search.name ?? '');
  return (
    <>
      <div className={styles['tools']}>
        <SearchField className={styles['search']} label={t('search')} words={words} onType={type} field={field} />
        <Select
          aria-label={t('sortBy')}
          data={TOPIC_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={search.sort ?? DEFAULT_TOPIC_SORT}
          onChange={(value) => change({ sort: value === DEFAULT_TOPIC_SORT ? undefined : (value as TopicSort) })}
          allowDeselect={false}
        />
        {ONLY.filter((which) => only[which].length > 0).map((which) => (
          <Button
            key={which}
            variant={chosen === which ? 'light' : 'default'}
            aria-pressed={chosen === which}
            onClick={() => change({ ...NOT_ONLY, ...(chosen !== which && { [which]: true }) })}
          >
            {t(`only.${which}`, { number: format.exact(only[which].length) })}
          </Button>
        ))}
      </div>
      {listed.length === 0 && (
        <EmptyState icon={<IconTargetArrow size={40} stroke={1.25} />} title={t('allHiddenTitle')} text={t('allHiddenText')} />
      )}
      {listed.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={40} stroke={1.25} />}
          title={t('noMatchTitle')}
          text={t('noMatchText', { total: format.exact(listed.length), text: search.name })}
          action={
            <Button variant="default" onClick={() => clear()}>
              {t('clearSearch')}
            </Button>
          }
        />
      )}
      {found.length > 0 && <TopicList topics={found} search={search} onChange={change} />}
    </>
  );
}
