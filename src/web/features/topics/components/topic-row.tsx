/** One topic of the list: what it finds, in which channels, how much, and what can be done with it. */
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasFigures, isBeingSearched } from '../../../../contract/topic-state.ts';
import type { TopicSummary } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { dayOf, lastDayOf } from '../../../lib/days.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { KeywordSentence } from '../../../ui/keyword-sentence.tsx';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { SearchFailure } from '../../../ui/search-failure.tsx';
import { SearchShare } from '../../../ui/search-share.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import { RenameTopic } from './rename-topic.tsx';
import { TopicMenu } from './topic-menu.tsx';
import styles from './topic-row.module.css';

const WORDS_SHOWN = 4;

export function TopicRow({ topic }: { topic: TopicSummary }) {
  const { t } = useTranslation('topics');
  const [renaming, setRenaming] = useState(false);
  const row = useFocusAround<HTMLLIElement>();
  return (
    <li ref={row} className={styles['row']} data-topic={topic.id}>
      <div className={styles['words']}>
        {renaming ? (
          <RenameTopic topic={topic} onDone={() => setRenaming(false)} />
        ) : (
          <div className={styles['head']}>
            <Link to="/topics/$id/overview" params={{ id: topic.id }} className={styles['name']}>
              {topic.name}
            </Link>
            {topic.featured && <IconStarFilled size={14} className={styles['star']} role="img" aria-label={t('isFeatured')} />}
            {topic.demo && <DemoBadge />}
            {isBeingSearched(topic) && (
              <span className={styles['building']} title={t(`searchHint.${topic.state}`)}>
                {t('searching')} <SearchShare searched={topic.searched} />
              </span>
            )}
          </div>
        )}
        <p className={styles['summary']}>
          <KeywordSentence inclusion={topic.inclusion} exclusion={topic.exclusion} wordsPerGroup={WORDS_SHOWN} />
        </p>
        <Facts topic={topic} />
        <SearchFailure topic={topic} />
      </div>
      <Figures topic={topic} />
      <TopicMenu topic={topic} onRename={() => setRenaming(true)} />
    </li>
  );
}

function Facts({ topic }: { topic: TopicSummary }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const names = topic.mediaTypes.map((type) => t(`app:mediaTypes.${type}`));
  return (
    <div className={styles['facts']}>
      <span>
        {t('period', {
          start: format.day(dayOf(topic.starts_at, timezone)),
          end: format.day(lastDayOf(topic.ends_at, timezone)),
        })}
      </span>
      <span className={styles['media']} role="img" aria-label={t('mediaTypes', { list: names.join(', ') })}>
        {topic.mediaTypes.map((type, at) => (
          <span key={type} title={names[at]}>
            <MediaIcon type={type} size={15} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Figures({ topic }: { topic: TopicSummary }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const days = topic.sparkline.map((day) => day.count);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles['figures']}>
      <Sparkline values={days} label={t('sparkline', { total: format.exact(total), latest: format.exact(days.at(-1) ?? 0) })} />
      <Link to="/topics/$id/raw-data" params={{ id: topic.id }} className={styles['mentions']}>
        <strong>
          <NumberText value={hasFigures(topic) ? topic.mentions : null} />
        </strong>
        <span>{t('app:mention', { count: topic.mentions })}</span>
      </Link>
    </div>
  );
}
