/** What trying a source gave: the newest posts, how many there are, what was left out and why, and other feeds of the same page. */
import { Button } from '@mantine/core';
import type { SourceSampleOnWire } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { nameOf, shortAddress } from '../find-sources.ts';
import styles from './source-sample.module.css';

/** A page may name very many. */
const OTHERS_SHOWN = 10;

export interface SourceSampleProps {
  sample: SourceSampleOnWire;
  /** How many posts there are, in words. */
  found: string;
  onOther: (address: string) => void;
}

export function SourceSample({ sample, found, onOther }: SourceSampleProps) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const now = useNow();
  const { kind, address, title, posts, leftOut, others } = sample;
  return (
    <div className={styles['sample']}>
      <p className={styles['head']}>
        <strong>{nameOf({ title, address })}</strong>
        <span className={styles['muted']}>{`${t(`kinds.${kind}`)} · ${shortAddress(address)}`}</span>
      </p>
      <p className={styles['found']}>{found}</p>
      {posts.length > 0 && (
        <ul className={styles['posts']} aria-label={t('form.newest')}>
          {posts.map((post, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer that never changes, whose posts need not have an address
            <li key={index}>
              <span className={styles['text']}>{post.title ?? post.content ?? post.url}</span>
              <span className={styles['muted']} title={format.dateTime(post.publishedAt)}>
                {[post.author, format.relative(post.publishedAt, now)].filter((part) => part !== null).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <details className={styles['muted']}>
          <summary>
            {t('form.leftOut', {
              count: leftOut.reduce((sum, { count }) => sum + count, 0),
              number: format.exact(leftOut.reduce((sum, { count }) => sum + count, 0)),
            })}
          </summary>
          {/* As the server says it, in English whatever the language of the page. */}
          <ul lang="en">
            {leftOut.map(({ reason, count }) => (
              <li key={reason}>{`${format.exact(count)} × ${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
      {others.length > 0 && (
        <div>
          <p className={styles['muted']}>{t('form.others')}</p>
          <ul className={styles['others']}>
            {others.slice(0, OTHERS_SHOWN).map((other) => (
              <li key={other}>
                <Button variant="subtle" size="compact-sm" onClick={() => onOther(other)} title={other}>
                  {shortAddress(other)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
