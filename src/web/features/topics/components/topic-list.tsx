/** One page of the topics, in the order asked for. */
import { Skeleton } from '@mantine/core';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { pageOf } from '../../../ui/page-of.ts';
import { Pager } from '../../../ui/pager.tsx';
import { pagerWords } from '../../../ui/pager-words.ts';
import { DEFAULT_TOPIC_ROWS, DEFAULT_TOPIC_SORT, type TopicListSearch } from '../list-search.ts';
import { sortTopics } from '../sort-topics.ts';
import styles from './topic-list.module.css';
import { TopicRow } from './topic-row.tsx';

export interface TopicListProps {
  topics: readonly TopicSummary[];
  search: TopicListSearch;
  onChange: (changes: Partial<TopicListSearch>) => void;
}

export function TopicList({ topics, search, onChange }: TopicListProps) {
  const { t } = useTranslation('topics');
  const language = usePreferences((preferences) => preferences.language);
  const rows = search.rows ?? DEFAULT_TOPIC_ROWS;
  const { page, pages, from, to } = pageOf(topics.length, rows, search.page ?? 1);
  const sorted = sortTopics(topics, search.sort ?? DEFAULT_TOPIC_SORT, language);
  return (
    <>
      <ul className={styles['list']} aria-label={t('list')}>
        {sorted.slice(from - 1, to).map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        rows={rows}
        from={from}
        to={to}
        total={topics.length}
        words={pagerWords(t)}
        onPage={(wanted) => onChange({ page: wanted > 1 ? wanted : undefined })}
        onRows={(wanted) => onChange({ rows: wanted === DEFAULT_TOPIC_ROWS ? undefined : wanted })}
      />
    </>
  );
}

export function TopicListSkeleton() {
  return (
    <div className={styles['list']}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={96} radius={0} className={styles['ghost'] ?? ''} />
      ))}
    </div>
  );
}
