/**
 * What a chart over time marks: of each peak its highest bucket, with what was said, by whom and where more than usual while it
 * lasted. While the peaks are not known, and where none stands out, the highest bucket of all.
 */
import { useMemo } from 'react';
import { getPeaks } from '../../../contract/analysis/endpoints.ts';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { listed } from '../../lib/listed.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useFigures } from './api.ts';
import { peakOf } from './model.ts';

type CountedBucket = TimeBucket & { count: number };

/** Reasons that are named. */
const NAMED = 4;

export function usePeakMarks(buckets: readonly CountedBucket[]): (bucket: TimeBucket) => string | undefined {
  const { t } = useTranslation('analysis');
  const language = usePreferences((preferences) => preferences.language);
  const peaks = useFigures(getPeaks).data?.peaks;
  return useMemo(() => {
    const marks = new Map<string, string>();
    const mark = (within: readonly CountedBucket[], text: string) => {
      const highest = peakOf(within, ({ count }) => count);
      if (highest) marks.set(highest.start, text);
    };
    for (const { start, end, reasons } of peaks ?? []) {
      const names = reasons.slice(0, NAMED).map(({ text, chineseName }) => (language === 'en' ? null : chineseName) ?? text);
      const said = names.length === 0 ? t('when.peak') : t('when.peakReasons', { reasons: listed(names, t('where.comma')) });
      mark(
        buckets.filter((bucket) => bucket.start >= start && bucket.start < end),
        said,
      );
    }
    if (marks.size === 0) mark(buckets, t('when.peak'));
    return ({ start }) => marks.get(start);
  }, [buckets, peaks, t, language]);
}
