/** When in the week people write: an hour of a weekday each, with its posts. On a narrow screen the hours run down. */
import { useMemo } from 'react';
import type { WhenAnalysis } from '../../../../contract/analysis/when.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Downloads } from '../../../ui/chart/downloads.tsx';
import { gridDrawing } from '../../../ui/drawing/grid-drawing.ts';
import { HeatMap } from '../../../ui/heat-map.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOpenPosts } from '../use-open-posts.ts';
import { HOURS, WEEKDAYS, weekHours } from '../week-hours.ts';

export function WeekMap({ when, stale }: { when: WhenAnalysis; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const week = useMemo(() => weekHours(when.heatMap), [when.heatMap]);
  const days = WEEKDAYS.map((day) => ({
    key: String(day),
    name: format.weekdayName(day),
    short: format.weekdayName(day, 'short'),
  }));
  const hours = HOURS.map((hour) => ({
    key: String(hour),
    name: format.hour(hour),
    ...(!isNarrow && { short: String(hour) }),
  }));
  const placeOf = (row: string, column: string) => {
    const [weekday, hour] = isNarrow ? [Number(column), Number(row)] : [Number(row), Number(column)];
    return { weekday, hour };
  };
  const nameOf = (row: string, column: string) => {
    const { weekday, hour } = placeOf(row, column);
    const clock = t('when.hour', { from: format.hour(hour), to: format.hour((hour + 1) % 24) });
    return t('when.weekHour', { day: format.weekdayName(weekday), hour: clock });
  };
  const foot = t('when.weekFoot', { timezone: format.timezone() });
  return (
    <Panel
      title={t('when.week')}
      stale={stale}
      foot={[foot, t('when.weekHint')].join(' · ')}
      actions={
        <Downloads
          title={t('when.week')}
          foot={foot}
          fileName={datedName('week', when, format)}
          data={{
            columns: [t('when.dayColumn'), ...HOURS.map(format.hour)],
            rows: WEEKDAYS.map((day) => [format.weekdayName(day), ...HOURS.map((hour) => week.at(day, hour))]),
          }}
          draw={(pen) =>
            gridDrawing(
              {
                columns: HOURS.map(String),
                rows: WEEKDAYS.map((day) => ({
                  name: format.weekdayName(day),
                  counts: HOURS.map((hour) => week.at(day, hour)),
                })),
                number: format.number,
              },
              pen,
            )
          }
        />
      }
    >
      <HeatMap
        label={t('when.week')}
        corner={t(isNarrow ? 'when.hourColumn' : 'when.dayColumn')}
        rows={isNarrow ? hours : days}
        columns={isNarrow ? days : hours}
        count={(row, column) => {
          const { weekday, hour } = placeOf(row, column);
          return week.at(weekday, hour);
        }}
        cellLabel={(row, column, count) =>
          t('filter.named', {
            field: nameOf(row, column),
            text: t('app:mentionsCount', { count, number: format.exact(count) }),
          })
        }
        onOpen={(row, column) => {
          const { weekday, hour } = placeOf(row, column);
          openPosts({ title: nameOf(row, column), bucket: { weekdays: [weekday], hours: [hour] } });
        }}
      />
    </Panel>
  );
}
