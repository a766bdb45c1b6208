/** Mentions by media type, most first, as bars that open their posts. */
import { useTranslation } from 'react-i18next';
import { MediaShares, type MediaSharesProps } from '../../../ui/media-shares.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOpenPosts } from '../use-open-posts.ts';

interface ByMediaTypeProps {
  /** Most first; those without mentions are shown too where they are given. */
  shares: MediaSharesProps['shares'];
  stale: boolean;
}

export function ByMediaType({ shares, stale }: ByMediaTypeProps) {
  const { t } = useTranslation('analysis');
  const openPosts = useOpenPosts();
  return (
    <Panel
      title={t('byMediaType.title')}
      total={t('byMediaType.total', { count: shares.filter(({ count }) => count > 0).length })}
      stale={stale}
    >
      <MediaShares
        shares={shares}
        open={{
          label: (figures) => t('byMediaType.open', figures),
          onOpen: (type, name) => openPosts({ title: name, bucket: { mediaTypes: [type] } }),
        }}
      />
    </Panel>
  );
}
