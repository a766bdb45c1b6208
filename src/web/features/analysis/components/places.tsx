/** Sites, or channels: how many mentions each has, their share and sentiment. */
import { useTranslation } from 'react-i18next';
import { type Place, WHERE_ITEMS, type WhereAnalysis } from '../../../../contract/analysis/where.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type CountedRow, CountedTable } from './counted-table.tsx';
import { NothingHere } from './nothing-here.tsx';

const ROWS = 10;

export interface PlacesProps {
  of: 'domains' | 'channels';
  where: WhereAnalysis;
  stale: boolean;
}

export function Places({ of, where, stale }: PlacesProps) {
  const { t } = useTranslation('analysis');
  const title = t(`where.titles.${of}`);
  const rows = where[of].map((place): CountedRow => ({ ...place, text: nameOf(place), bucket: { [of]: [place.key] } }));
  return (
    <Panel title={title} stale={stale} foot={t('where.placesHint', { most: WHERE_ITEMS })}>
      {rows.length === 0 ? (
        <NothingHere text={t('where.none')} />
      ) : (
        <CountedTable label={title} nameColumn={t(`filter.fields.${of}`)} rows={rows} total={where.totalCount} most={ROWS} />
      )}
    </Panel>
  );

  function nameOf({ key }: Place): string {
    if (key !== '') return key;
    return t(of === 'domains' ? 'filter.noDomain' : 'filter.noChannel');
  }
}
