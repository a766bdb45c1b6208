/** Says that stored posts are still being searched, and which figures are shown meanwhile. */
import { Loader } from '@mantine/core';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { SearchShare } from '../../../ui/search-share.tsx';
import styles from './search-notice.module.css';

interface SearchNoticeProps {
  topic: Pick<Topic, 'searched'> & { state: Exclude<Topic['state'], 'ready' | 'failed'> };
}

export function SearchNotice({ topic: { state, searched } }: SearchNoticeProps) {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['notice']}>
      <Loader size={16} color="var(--color-secondary)" aria-hidden />
      {/* Who listens is told once, not of every step. */}
      <p role="status">
        <strong>{t('searching')}</strong> {t(`searchNotice.${state}`)}
      </p>
      <SearchShare searched={searched} />
    </div>
  );
}
