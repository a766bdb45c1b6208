/** The organisation's topics at a glance: what is new in each, and the way into it. */
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTopics } from '../../../lib/topic-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TopicCard, TopicCardSkeleton } from '../components/topic-card.tsx';
import styles from './home-page.module.css';

/** Beyond it a list with search and order is the better tool. */
const SHOWN = 12;

export function HomePage() {
  const { t } = useTranslation(['home', 'app']);
  const topicList = useTopics();
  const create = (
    <ButtonLink to="/topics/new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('app:createTopic')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('home:title')} context={t('home:context')} action={create} />
      <Loaded of={topicList} skeleton={<Skeletons />}>
        {(topics) =>
          topics.length === 0 ? (
            <EmptyState
              icon={<IconTargetArrow size={40} stroke={1.25} />}
              title={t('home:emptyTitle')}
              text={t('home:emptyText')}
              action={create}
            />
          ) : (
            <Topics topics={topics} />
          )
        }
      </Loaded>
    </>
  );
}

function Topics({ topics }: { topics: TopicSummary[] }) {
  const { t } = useTranslation('home');
  return (
    <>
      <ul className={styles['grid']}>
        {topics.slice(0, SHOWN).map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
      {topics.length > SHOWN && (
        <p>
          <ButtonLink to="/topics" variant="default">
            {t('allTopics')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div className={styles['grid']}>
      {['a', 'b', 'c'].map((key) => (
        <TopicCardSkeleton key={key} />
      ))}
    </div>
  );
}
