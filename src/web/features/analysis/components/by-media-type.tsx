/** Mentions by media type, most first, as bars that open their posts. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { type Days, datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaShares, type MediaSharesProps } from '../../../ui/media-shares.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShareDownloads } from '../../../ui/share-downloads.tsx';
import { useOpenPosts } from '../use-open-posts.ts';

interface ByMediaTypeProps {
  /** Most first; those without mentions are shown too where they are given. */
  shares: MediaSharesProps['shares'];
  /** Of what days. */
  of: Days;
  stale: boolean;
}

export function ByMediaType({ shares, of, stale }: ByMediaTypeProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const frame = {
    title: t('byMediaType.title'),
    total: t('byMediaType.total', { count: shares.filter(({ count }) => count > 0).length }),
  };
  return (
    <Panel
      {...frame}
      stale={stale}
      actions={
        <ShareDownloads
          {...frame}
          fileName={datedName('media-types', of, format)}
          nameColumn={t('how.mediaColumn')}
          rows={shares.map(({ type, count, ratio }) => ({
            name: t(`app:mediaTypes.${type}`),
            count,
            percent: ratio,
            colour: ({ secondary }) => secondary,
          }))}
        />
      }
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
