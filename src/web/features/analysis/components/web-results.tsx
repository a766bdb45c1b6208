/** What the provider has found, in its order; each result is kept as a post only when somebody says so. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconSearchOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { WebResults as Found } from '../../../../contract/web-search.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WEB_ROWS } from '../query-search.ts';
import { WebResultCard } from './web-result-card.tsx';
import styles from './web-results.module.css';

export interface WebResultsProps {
  found: Found;
  page: number;
  onPage: (page: number) => void;
}

export function WebResults({ found: { count, posts, provider, asked }, page, onPage }: WebResultsProps) {
  const { t } = useTranslation('search');
  const section = useRef<HTMLElement>(null);
  // The button that asked for this may be gone: whoever pressed it by keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  const more = count > page * WEB_ROWS && page * WEB_ROWS < LIMITS.webResults;
  const go = (to: number) => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  if (posts.length === 0 && page === 1 && !more) {
    return <EmptyState icon={<IconSearchOff size={40} stroke={1.25} />} title={t('nothing.title')} text={t('web.nothing')} />;
  }
  return (
    <section ref={section} tabIndex={-1} className={styles['results']} aria-label={t('web.results')}>
      <p className={styles['note']}>
        {t(`web.asked.${provider}`)}{' '}
        {asked.map((text) => (
          <code key={text} className={styles['asked']} dir="auto">
            {text}
          </code>
        ))}
      </p>
      <p className={styles['note']}>{t('web.note')}</p>
      <ol className={styles['list']} start={(page - 1) * WEB_ROWS + 1}>
        {posts.map((post) => (
          <li key={post.id}>
            <WebResultCard post={post} />
          </li>
        ))}
      </ol>
      {posts.length === 0 && <p className={styles['note']}>{t('web.nothingHere')}</p>}
      {(page > 1 || more) && (
        <nav className={styles['pages']} aria-label={t('web.pages')}>
          <Button
            variant="default"
            size="sm"
            disabled={page === 1}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => go(page - 1)}
          >
            {t('web.previous')}
          </Button>
          <span>{t('web.page', { page })}</span>
          <Button
            variant="default"
            size="sm"
            disabled={!more}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => go(page + 1)}
          >
            {t('web.next')}
          </Button>
        </nav>
      )}
    </section>
  );
}
