/** What the filter of the address sets, a chip each: its name, and the address without it. */
import { useTranslation } from '../../i18n/shown-words.ts';
import { itemsOf, NARROWING_KEYS, narrowingBy } from '../../lib/filter-fields.ts';
import { type FilterSearch, narrowingOf, searchOf } from '../../lib/filter-search.ts';
import { usePeriodText } from '../../lib/use-period-text.ts';
import { useFilter } from './use-filter.ts';
import { useFilterWords } from './use-filter-words.ts';

export interface Chip {
  key: string;
  name: string;
  without: Partial<FilterSearch>;
}

export function useChips(): Chip[] {
  const { t } = useTranslation('analysis');
  const { search } = useFilter();
  const period = usePeriodText(search);
  const words = useFilterWords();
  const narrowing = narrowingOf(search);
  const chips: Chip[] = [];
  if (period) chips.push({ key: 'period', name: period, without: { period: undefined, from: undefined, to: undefined } });
  if (search.mention) {
    chips.push({ key: 'mention', name: t(`filter.mentions.${search.mention}`), without: { mention: undefined } });
  }
  for (const key of NARROWING_KEYS) {
    const items = itemsOf(narrowing, key);
    for (const item of items) {
      const rest = narrowingBy(
        key,
        items.filter((other) => other !== item),
      );
      chips.push({ key: `${key} ${item}`, name: words(key, item), without: { [key]: searchOf(rest)[key] } });
    }
  }
  if (search.copies) chips.push({ key: 'copies', name: t('filter.withoutCopies'), without: { copies: undefined } });
  return chips;
}
