/** The busiest day, hour and weekday, each with the posts of it. */
import type { WhenAnalysis } from '../../../../contract/analysis/when.ts';
import type { FilterBucket } from '../../../../contract/filter.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { dayOf, endOfDay, startOfDay } from '../../../lib/days.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { weekHours } from '../week-hours.ts';
import { type FigureTile, FigureTiles } from './figure-tiles.tsx';

interface Peak {
  text: string;
  note: string;
  bucket: FilterBucket;
}

export function PeakTimes({ when, stale }: { when: WhenAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const { date, hour, weekday } = usePeaks(when);
  const tiles = [tileOf(t('when.peakDate'), date), tileOf(t('when.peakHour'), hour), tileOf(t('when.peakWeekday'), weekday)];
  return <FigureTiles label={t('when.peaks')} tiles={tiles} stale={stale} />;

  function tileOf(name: string, peak: Peak | null): FigureTile {
    if (!peak) return { name, value: format.exact(null), label: name };
    const { text, note, bucket } = peak;
    const title = t('filter.named', { field: name, text });
    return { name, value: text, note, label: t('when.openPeak', { title }), onOpen: () => openPosts({ title, bucket }) };
  }
}

function usePeaks(when: WhenAnalysis): { date: Peak | null; hour: Peak | null; weekday: Peak | null } {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { peakDate, peakHour, peakDayOfWeek, timezone } = when;
  const week = weekHours(when.heatMap);
  const mentions = (count: number) => t('app:mentionsCount', { count, number: format.exact(count) });
  return {
    date: peakDate === '' ? null : dateOf(peakDate),
    hour:
      peakHour === null
        ? null
        : {
            text: t('when.hour', { from: format.hour(peakHour), to: format.hour((peakHour + 1) % 24) }),
            note: mentions(week.ofHour(peakHour)),
            bucket: { hours: [peakHour] },
          },
    weekday:
      peakDayOfWeek === 0
        ? null
        : {
            text: format.weekdayName(peakDayOfWeek),
            note: mentions(week.ofDay(peakDayOfWeek)),
            bucket: { weekdays: [peakDayOfWeek] },
          },
  };

  function dateOf(day: string): Peak {
    const startDate = startOfDay(day, timezone);
    const count = countOfDay(when, day);
    const note = [format.weekday(startDate), ...(count === null ? [] : [mentions(count)])].join(' · ');
    return { text: format.day(day), note, bucket: { startDate, endDate: endOfDay(day, timezone) } };
  }
}

/** null where the buckets are longer than a day: the answer has no figure for it then. */
function countOfDay({ granularity, mentionsOverTime, timezone }: WhenAnalysis, day: string): number | null {
  if (granularity !== 'hour' && granularity !== 'day') return null;
  return mentionsOverTime.reduce((sum, { value, count }) => (dayOf(value, timezone) === day ? sum + count : sum), 0);
}
