/** One part of the topic in the review. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Part } from '../topic-changes.ts';
import styles from './review-step.module.css';

export interface ReviewRowProps {
  part: Part;
  children: ReactNode;
  /** What it was, where this edit changes it. */
  before: ReactNode | undefined;
  onChange: () => void;
}

export function ReviewRow({ part, children, before, onChange }: ReviewRowProps) {
  const { t } = useTranslation('topics');
  const name = t(`form.steps.${part}`);
  return (
    <div className={styles['row']}>
      <dt className={styles['part']}>
        {name}
        {before && <span className={styles['changed']}>{t('form.changed')}</span>}
      </dt>
      <dd className={styles['value']}>
        <div>{children}</div>
        {before && (
          <div className={styles['before']}>
            <span>{t('form.before')}</span> {before}
          </div>
        )}
      </dd>
      <dd className={styles['action']}>
        <Button variant="subtle" size="compact-sm" onClick={onChange} aria-label={t('form.changePart', { part: name })}>
          {t('form.change')}
        </Button>
      </dd>
    </div>
  );
}
