/** A panel whose content is on its way: same frame, same size, a grey block instead of the content. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './loading-panel.module.css';
import { Panel } from './panel.tsx';

export function LoadingPanel({ title, height }: { title: string; height: number }) {
  const { t } = useTranslation('app');
  return (
    <Panel title={title}>
      <div role="status" aria-label={t('loading')} className={styles['waiting']}>
        <Skeleton height={height} radius="md" />
      </div>
    </Panel>
  );
}
