/** One chip for each thing the filter sets, each removed by itself. */
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SENTIMENT_FILTERS } from '../../../../contract/filter.ts';
import { MEDIA_TYPES } from '../../../../contract/media-types.ts';
import { type AnalysisSearch, listForAddress, mediaTypesOf, sentimentsOf } from '../filter-search.ts';
import { FILTER_NAMES, SENTIMENT_ORDER } from '../model.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePeriodText } from '../use-period-text.ts';
import styles from './filter-bar.module.css';

interface Chip {
  key: string;
  name: string;
  without: Partial<AnalysisSearch>;
}

export function FilterChips() {
  const { t } = useTranslation('analysis');
  const { change } = useAnalysis();
  const chips = useChips();
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('filter.set')}>
      {chips.map(({ key, name, without }) => (
        <li key={key} className={styles['chip']}>
          {name}
          <button
            type="button"
            className={styles['remove']}
            aria-label={t('filter.remove', { name })}
            onClick={() => change(without)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChips(): Chip[] {
  const { t } = useTranslation(['analysis', 'app']);
  const { search } = useAnalysis();
  const period = usePeriodText(search);
  const mediaTypes = mediaTypesOf(search);
  const sentiments = sentimentsOf(search);
  const chips: Chip[] = [];
  if (period) chips.push({ key: 'period', name: period, without: { period: undefined, from: undefined, to: undefined } });
  if (search.mention) {
    chips.push({ key: 'mention', name: t(`filter.mentions.${search.mention}`), without: { mention: undefined } });
  }
  for (const type of mediaTypes) {
    const rest = mediaTypes.filter((other) => other !== type);
    chips.push({ key: type, name: t(`app:mediaTypes.${type}`), without: { mediaTypes: listForAddress(rest, MEDIA_TYPES) } });
  }
  for (const key of SENTIMENT_ORDER.filter((name) => sentiments.includes(FILTER_NAMES[name]))) {
    const rest = sentiments.filter((other) => other !== FILTER_NAMES[key]);
    chips.push({ key, name: t(`app:sentiments.${key}`), without: { sentiments: listForAddress(rest, SENTIMENT_FILTERS) } });
  }
  return chips;
}
