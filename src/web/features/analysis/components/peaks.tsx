/** The peaks, highest first: how many mentions against the usual, and what was said, by whom and where more; each opens its posts. */
import { getPeaks } from '../../../../contract/analysis/endpoints.ts';
import type { Peak, Reason } from '../../../../contract/analysis/peaks.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { windowText } from '../../../lib/window-text.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useFigures } from '../api.ts';
import { peakBucket, reasonBucket } from '../peak-buckets.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { PeakSummary } from './peak-summary.tsx';
import styles from './peaks.module.css';

/** Pixels: what the panel comes to. */
const HEIGHT = 180;

export function Peaks() {
  const { t } = useTranslation('analysis');
  const answer = useFigures(getPeaks);
  return (
    <Loaded of={answer} skeleton={<LoadingPanel title={t('when.peakList.title')} height={HEIGHT} />}>
      {(data) =>
        data && (
          <Panel title={t('when.peakList.title')} stale={answer.stale} foot={t('when.peakList.foot')}>
            {data.peaks.length === 0 ? (
              <p className={styles['none']}>{t('when.peakList.none')}</p>
            ) : (
              <ol className={styles['peaks']}>
                {data.peaks.map((peak) => (
                  <PeakItem key={peak.start} peak={peak} />
                ))}
              </ol>
            )}
          </Panel>
        )
      }
    </Loaded>
  );
}

function PeakItem({ peak }: { peak: Peak }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const openPosts = useOpenPosts();
  const title = windowText(peak.start, peak.end, timezone, format);
  return (
    <li className={styles['peak']}>
      <button type="button" className={styles['open']} onClick={() => openPosts({ title, bucket: peakBucket(peak) })}>
        {title}
      </button>{' '}
      <span className={styles['figures']}>
        <b>{t('app:mentionsCount', { count: peak.count, number: format.exact(peak.count) })}</b>
        {' · '}
        {t('when.peakList.usual', { number: format.score(peak.usual) })}
        {peak.partial && ` · ${t('overTime.partial')}`}
      </span>
      {peak.reasons.length > 0 && (
        <ul className={styles['reasons']} aria-label={t('when.peakList.more', { title })}>
          {peak.reasons.map((reason) => (
            <ReasonItem key={`${reason.kind} ${reason.key}`} peak={peak} title={title} reason={reason} />
          ))}
        </ul>
      )}
      <PeakSummary peak={peak} title={title} />
    </li>
  );
}

function ReasonItem({ peak, title, reason }: { peak: Peak; title: string; reason: Reason }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const language = usePreferences((preferences) => preferences.language);
  const openPosts = useOpenPosts();
  const bucket = reasonBucket(peak, reason);
  const kind = t(`when.peakList.kinds.${reason.kind}`);
  const named = (language === 'en' ? null : reason.chineseName) ?? reason.text;
  const text = named || t(reason.kind === 'domain' ? 'filter.noDomain' : 'filter.none');
  const figures = { number: format.exact(reason.count), expected: format.score(reason.expected) };
  return (
    <li>
      <button
        type="button"
        className={styles['reason']}
        disabled={bucket === null}
        aria-label={t('when.peakList.open', { kind, text, ...figures })}
        onClick={() => bucket && openPosts({ title: `${title} · ${text}`, bucket })}
      >
        <span className={styles['kind']}>{kind}</span>
        <span className={styles['text']} title={text}>
          {text}
        </span>
        <span className={styles['kind']}>{t('when.peakList.figures', figures)}</span>
      </button>
    </li>
  );
}
