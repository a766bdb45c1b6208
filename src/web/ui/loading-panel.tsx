/** A panel whose content is on its way: same frame, same size, a grey block instead of the content. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';

export function LoadingPanel({ title, height }: { title: string; height: number }) {
  const { t } = useTranslation('app');
  return (
    <Panel title={title}>
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={height} radius="md" />
      </div>
    </Panel>
  );
}
