/** Topics as cards, side by side; where there are more of them, the way to the page that has all topics. */
import type { Home } from '../../../../contract/home.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { TopicCard, TopicCardSkeleton } from './topic-card.tsx';
import styles from './topic-cards.module.css';

interface TopicCardsProps {
  home: Home;
  /** Which topics these are. */
  which: 'all' | 'featured';
}

export function TopicCards({ home: { topics, total }, which }: TopicCardsProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <>
      <ul className={styles['grid']}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
      {total > topics.length && (
        <p>
          <ButtonLink to="/topics" search={which === 'featured' ? { featured: true } : {}} variant="default">
            {t(which === 'all' ? 'allTopics' : 'allFeatured', { number: format.exact(total) })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

export function TopicCardsSkeleton() {
  return (
    <div className={styles['grid']}>
      {['a', 'b', 'c'].map((key) => (
        <TopicCardSkeleton key={key} />
      ))}
    </div>
  );
}
