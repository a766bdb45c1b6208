/** Mentions by media type, most first, as bars that open their posts. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shareText } from '../share-text.ts';
import type { SplitProps } from './sentiment-split.tsx';
import { ShareRow } from './share-row.tsx';
import styles from './share-rows.module.css';

export function ByMediaType({ overview, stale, onOpen }: SplitProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const most = overview.mediaTypes[0]?.count ?? 0;
  return (
    <Panel title={t('byMediaType.title')} total={t('byMediaType.total', { count: overview.mediaTypes.length })} stale={stale}>
      <ul className={styles['rows']}>
        {overview.mediaTypes.map(({ type, count, ratio }) => {
          const name = t(`app:mediaTypes.${type}`);
          const figures = { name, number: format.exact(count), percent: shareText(ratio, format) };
          return (
            <ShareRow
              key={type}
              label={t('byMediaType.open', figures)}
              sign={<MediaIcon type={type} size={18} />}
              name={
                <>
                  {name}
                  <span className={styles['bar']} style={{ width: `${(100 * count) / most}%` }} />
                </>
              }
              count={count}
              percent={figures.percent}
              onOpen={() => onOpen({ title: name, search: { mediaTypes: type } })}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
