/** The columns that every table of counted things has: mentions, their share, their sentiment, their score. */
import type { Toned } from '../../../contract/analysis/figures.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { NumberText } from '../../ui/number-text.tsx';
import type { RankedColumn } from '../../ui/ranked-table.tsx';
import { SentimentBar } from '../../ui/sentiment-bar.tsx';
import { shareText } from '../../ui/share-text.ts';

/** `total`: what the share is of. */
export function useTonedColumns<Row extends Toned>(
  total: number,
): Record<'count' | 'share' | 'sentiment' | 'score', RankedColumn<Row>> {
  const { t } = useTranslation('app');
  const format = useFormat();
  return {
    count: {
      key: 'count',
      name: t('mentions'),
      value: (row) => row.count,
      cell: (row) => <NumberText value={row.count} />,
    },
    share: {
      key: 'share',
      name: t('share'),
      cell: (row) => shareText(total === 0 ? null : (100 * row.count) / total, format),
      from: 'medium',
    },
    sentiment: {
      key: 'sentiment',
      name: t('sentiment'),
      cell: (row) => <SentimentBar counts={row} />,
      from: 'medium',
    },
    score: {
      key: 'score',
      name: t('score'),
      value: (row) => row.score,
      cell: (row) => format.score(row.score),
    },
  };
}
