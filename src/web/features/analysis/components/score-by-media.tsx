/** The mood of each media type: how many mentions, of which sentiment, and their score. */
import type { HowAnalysis } from '../../../../contract/analysis/how.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { CountedPanel } from './counted-panel.tsx';
import type { CountedRow } from './counted-table.tsx';
import styles from './score-by-media.module.css';

export function ScoreByMedia({ how, stale }: { how: HowAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const rows = how.score_by_media.map(({ type, ...counted }): CountedRow => {
    const text = t(`app:mediaTypes.${type}`);
    const shown = (
      <span key={type} className={styles['media']}>
        <MediaIcon type={type} size={18} />
        {text}
      </span>
    );
    return { ...counted, key: type, text, shown, bucket: { mediaTypes: [type] } };
  });
  return (
    <CountedPanel
      label={t('how.byMedia')}
      stale={stale}
      foot={t('kpi.scoreHint')}
      none={t('what.none')}
      fileName={datedName('score-by-media-type', how, format)}
      nameColumn={t('how.mediaColumn')}
      rows={rows}
      total={totalOf(how.overall_sentiment)}
      most={rows.length}
    />
  );
}
