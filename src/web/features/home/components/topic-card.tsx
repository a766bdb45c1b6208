/** One topic: its name (the link), its last seven days against the seven before, its mood, today, and its last 14 days. */
import { Skeleton } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SENTIMENTS } from '../../../../contract/filter-choices.ts';
import type { TopicAtAGlance } from '../../../../contract/home.ts';
import { hasFigures } from '../../../../contract/topic-state.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { inAddress } from '../../../lib/filter-fields.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { SearchShare } from '../../../ui/search-share.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import styles from './topic-card.module.css';

export function TopicCard({ topic }: { topic: TopicAtAGlance }) {
  const { t } = useTranslation(['home', 'app']);
  const format = useFormat();
  const { id, name, demo, featured } = topic;
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to="/topics/$id/overview" params={{ id }} className={styles['link']}>
            {name}
          </Link>
        </h2>
        {featured && <IconStarFilled size={14} className={styles['star']} role="img" aria-label={t('home:featured')} />}
        {demo && <DemoBadge />}
      </div>
      <p className={styles['period']}>
        {format.date(topic.starts_at)} – {format.date(Date.parse(topic.ends_at) - 1)}
      </p>
      {hasFigures(topic) ? (
        <Figures topic={topic} />
      ) : (
        <p className={styles[topic.state === 'failed' ? 'failed' : 'building']}>
          {t(topic.state === 'failed' ? 'app:search.failed' : 'home:searching')} <SearchShare searched={topic.searched} />
        </p>
      )}
    </article>
  );
}

/** Of the last seven days, as the raw data's address says them. */
const WEEK = { period: 'last7Days' } as const;
const SCORED = inAddress('sentiments', SENTIMENTS);

function Figures({ topic }: { topic: TopicAtAGlance }) {
  const { t } = useTranslation(['home', 'app']);
  const format = useFormat();
  const { id, name, mentions, score, scored, today, sparkline } = topic;
  const days = sparkline.map(({ count }) => count);
  const day = sparkline.at(-1)?.date;
  const total = days.reduce((sum, count) => sum + count, 0);
  const posts = { to: '/topics/$id/raw-data', params: { id } } as const;
  return (
    <>
      <div className={styles['figures']}>
        <p className={styles['count']}>
          <Link {...posts} search={WEEK} aria-label={t('home:openWeek', { number: format.exact(mentions.value), name })}>
            <strong>
              <NumberText value={mentions.value} />
            </strong>
          </Link>
          <span>{t('home:week')}</span>
        </p>
        <Sparkline
          values={days}
          label={t('home:sparkline', { total: format.exact(total), latest: format.exact(days.at(-1) ?? 0) })}
        />
      </div>
      <p className={styles['facts']}>
        <span>
          {mentions.change === null
            ? t('app:noComparison')
            : t('home:change', { change: format.signedPercent(mentions.change), number: format.number(mentions.previous) })}
        </span>
        <Link {...posts} search={{ from: day, to: day }} aria-label={t('home:openToday', { number: format.exact(today), name })}>
          {t('home:today', { number: format.number(today) })}
        </Link>
        <Link
          {...posts}
          search={{ ...WEEK, sentiments: SCORED }}
          aria-label={t('home:openScore', { score: format.score(score), number: format.exact(scored), name })}
        >
          {t('home:score', { score: format.score(score), number: format.number(scored) })}
        </Link>
      </p>
    </>
  );
}

export function TopicCardSkeleton() {
  return <Skeleton height={190} radius="md" />;
}
