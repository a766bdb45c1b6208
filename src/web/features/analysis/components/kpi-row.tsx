/**
 * The key figures of the filter, the same on every tab, each with its change against the period just before and its course. A
 * figure made of posts leads to them; the others lead to the tab that tells what they are made of.
 */
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { sentimentScore } from '../../../../engine/analysis/score.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Called } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Kpi } from './kpi.tsx';
import styles from './kpi-row.module.css';
import { Originals } from './originals.tsx';

type Bucket = Overview['mentionsOverTime'][number];

export function KpiRow({ overview }: { overview: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { data, stale } = overview;
  if (overview.error) {
    return (
      <section className={styles['row']} aria-label={t('kpi.label')}>
        <div className={styles['failed']}>
          <LoadError of={overview} minHeight={0} />
        </div>
      </section>
    );
  }
  const counted = { text: format.number, exact: format.exact, way: format.signedPercent };
  const course = (figureOf: (bucket: Bucket) => number | null) =>
    data && { granularity: data.granularity, values: past(data, figureOf) };
  return (
    <section className={styles['row']} aria-label={t('kpi.label')} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <Kpi
        name={t('kpi.mentions')}
        figure={data?.mentions}
        course={course(totalOf)}
        open={{ to: 'raw-data', label: (figure) => t('kpi.openMentions', { figure }) }}
        below={<Originals figure={data?.originals} />}
        {...counted}
      />
      <Kpi
        name={t('kpi.authors')}
        figure={data?.authors}
        course={course((bucket) => bucket.authors)}
        open={{ to: 'who', label: (figure) => t('kpi.openWho', { name: t('kpi.authors'), figure }) }}
        {...counted}
      />
      <Kpi
        name={t('kpi.reach')}
        hint={t('kpi.reachHint')}
        figure={data?.reach}
        course={course((bucket) => bucket.reach)}
        open={{ to: 'who', label: (figure) => t('kpi.openWho', { name: t('kpi.reach'), figure }) }}
        {...counted}
      />
      <Kpi
        name={t('kpi.engagement')}
        hint={t('kpi.engagementHint')}
        figure={data?.engagement}
        course={course((bucket) => bucket.engagement)}
        open={{ to: 'raw-data', search: { sort: 'engagement' }, label: (figure) => t('kpi.openEngagement', { figure }) }}
        {...counted}
      />
      <Kpi
        name={t('kpi.score')}
        hint={t('kpi.scoreHint')}
        figure={data?.score}
        course={course(sentimentScore)}
        open={{ to: 'how', label: (figure) => t('kpi.openHow', { figure }) }}
        text={format.score}
        way={format.signedScore}
      />
    </section>
  );
}

/** Of the buckets that are over: one that is still filling would look like a fall. */
function past({ mentionsOverTime }: Overview, figureOf: (bucket: Bucket) => number | null): (number | null)[] {
  return mentionsOverTime.filter(({ partial }) => !partial).map(figureOf);
}
