/** Sites, or channels: how many mentions each has, their share and sentiment. */
import { type Place, WHERE_ITEMS, type WhereAnalysis } from '../../../../contract/analysis/where.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { CountedPanel } from './counted-panel.tsx';
import type { CountedRow } from './counted-table.tsx';

const ROWS = 10;

export interface PlacesProps {
  of: 'domains' | 'channels';
  where: WhereAnalysis;
  stale: boolean;
}

export function Places({ of, where, stale }: PlacesProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const rows = where[of].map((place): CountedRow => ({ ...place, text: nameOf(place), bucket: { [of]: [place.key] } }));
  return (
    <CountedPanel
      label={t(`where.titles.${of}`)}
      stale={stale}
      foot={t('where.placesHint', { most: WHERE_ITEMS })}
      none={t('where.none')}
      fileName={datedName(of, where, format)}
      nameColumn={t(`filter.fields.${of}`)}
      rows={rows}
      total={where.totalCount}
      most={ROWS}
    />
  );

  function nameOf({ key }: Place): string {
    if (key !== '') return key;
    return t(of === 'domains' ? 'filter.noDomain' : 'filter.noChannel');
  }
}
