/** One topic: its name (the link), its figure, its last 14 days. */
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasFigures, type TopicSummary } from '../../../../contract/topics.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import styles from './topic-card.module.css';

export function TopicCard({ topic }: { topic: TopicSummary }) {
  const { t } = useTranslation(['home', 'app']);
  const format = useFormat();
  const days = topic.sparkline.map(({ count }) => count);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to="/topics/$id/overview" params={{ id: topic.id }} className={styles['link']}>
            {topic.name}
          </Link>
        </h2>
        {topic.demo && <DemoBadge />}
      </div>
      <p className={styles['period']}>
        {format.date(topic.starts_at)} – {format.date(Date.parse(topic.ends_at) - 1)}
      </p>
      <div className={styles['figures']}>
        <p className={styles['count']}>
          {!hasFigures(topic) ? (
            <span className={styles[topic.state === 'failed' ? 'failed' : 'building']}>
              {t(topic.state === 'failed' ? 'app:search.failed' : 'home:searching')}
            </span>
          ) : (
            <>
              <strong>
                <NumberText value={topic.mentions} />
              </strong>{' '}
              {t('app:mention', { count: topic.mentions })}
            </>
          )}
        </p>
        <Sparkline
          values={days}
          label={t('home:sparkline', { total: format.exact(total), latest: format.exact(days.at(-1) ?? 0) })}
        />
      </div>
    </article>
  );
}

export function TopicCardSkeleton() {
  return <Skeleton height={142} radius="md" />;
}
