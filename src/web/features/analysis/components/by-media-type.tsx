/** Mentions by media type, most first, as bars that open their posts. */
import { useTranslation } from 'react-i18next';
import { MediaShares } from '../../../ui/media-shares.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOpenPosts } from '../use-open-posts.ts';
import type { SplitProps } from './sentiment-split.tsx';

export function ByMediaType({ overview, stale }: SplitProps) {
  const { t } = useTranslation('analysis');
  const openPosts = useOpenPosts();
  return (
    <Panel title={t('byMediaType.title')} total={t('byMediaType.total', { count: overview.mediaTypes.length })} stale={stale}>
      <MediaShares
        shares={overview.mediaTypes}
        open={{
          label: (figures) => t('byMediaType.open', figures),
          onOpen: (type, name) => openPosts({ title: name, bucket: { mediaTypes: [type] } }),
        }}
      />
    </Panel>
  );
}
