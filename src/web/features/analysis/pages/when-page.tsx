/** When people write: the busiest times, mentions over time and their peaks, the hours of the week, and how the last periods compare. */
import { getWhen } from '../../../../contract/analysis/endpoints.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useFigures } from '../api.ts';
import { NoMention } from '../components/no-mention.tsx';
import { PeakTimes } from '../components/peak-times.tsx';
import { Peaks } from '../components/peaks.tsx';
import { RelativeVolume } from '../components/relative-volume.tsx';
import { Volume } from '../components/volume.tsx';
import { WeekMap } from '../components/week-map.tsx';
import styles from './tab-grid.module.css';

/** Pixels: what the panels come to. */
const PEAKS = 60;
const VOLUME = 326;
const WEEK = 270;
const RELATIVE = 286;

export function WhenPage() {
  const when = useFigures(getWhen);
  return (
    <Loaded of={when} skeleton={<Waiting />}>
      {(data) => {
        if (data === null || data.count === 0) return <NoMention />;
        return (
          <div className={styles['grid']}>
            <PeakTimes when={data} stale={when.stale} />
            <Volume when={data} stale={when.stale} />
            <Peaks />
            <WeekMap when={data} stale={when.stale} />
            <RelativeVolume when={data} stale={when.stale} />
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
      <LoadingPanel title={t('when.peaks')} height={PEAKS} />
      <LoadingPanel title={t('overTime.title')} height={VOLUME} />
      <LoadingPanel title={t('when.week')} height={WEEK} />
      <LoadingPanel title={t('relative.title')} height={RELATIVE} />
    </div>
  );
}
