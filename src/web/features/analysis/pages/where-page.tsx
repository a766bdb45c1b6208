/** Where it is said: media types over time and their shares, sites and channels. */
import { getWhere } from '../../../../contract/analysis/endpoints.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useAnalysedTopic, useFigures } from '../api.ts';
import { ByMediaType } from '../components/by-media-type.tsx';
import { MediaOverTime } from '../components/media-over-time.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { Places } from '../components/places.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './tab-grid.module.css';

/** Pixels: what the panels come to. */
const OVER_TIME = 366;
const SHARES = 400;
const PLACES = 460;

export function WherePage() {
  const where = useFigures(getWhere);
  const own = useAnalysedTopic(useAnalysis().id).data?.mediaTypes ?? [];
  return (
    <Loaded of={where} skeleton={<Waiting />}>
      {(data) => {
        if (data === null || data.totalCount === 0) return <NoMention />;
        // Of the types that the topic does not look at, only what it found before it was changed.
        const shares = data.breakdown.filter(({ type, count }) => count > 0 || own.includes(type));
        return (
          <div className={styles['grid']}>
            <MediaOverTime where={data} stale={where.stale} />
            <ByMediaType shares={shares.toSorted((one, other) => other.count - one.count)} of={data} stale={where.stale} />
            <div className={styles['half']}>
              <Places of="domains" where={data} stale={where.stale} />
            </div>
            <div className={styles['half']}>
              <Places of="channels" where={data} stale={where.stale} />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function Waiting() {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['grid']}>
      <LoadingPanel title={t('where.overTime')} height={OVER_TIME} />
      <LoadingPanel title={t('byMediaType.title')} height={SHARES} />
      <div className={styles['half']}>
        <LoadingPanel title={t('where.titles.domains')} height={PLACES} />
      </div>
      <div className={styles['half']}>
        <LoadingPanel title={t('where.titles.channels')} height={PLACES} />
      </div>
    </div>
  );
}
