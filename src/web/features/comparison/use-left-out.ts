/** Which topics the panels are without, for their feet: nothing where none is left out. */
import type { Comparison } from '../../../contract/analysis/comparison.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { listed } from '../../lib/listed.ts';

export function useLeftOut({ uncounted }: Pick<Comparison, 'uncounted'>): string[] {
  const { t } = useTranslation('comparison');
  if (uncounted.length === 0) return [];
  return [
    t('leftOut', {
      names: listed(
        uncounted.map(({ name }) => name),
        t('and'),
      ),
    }),
  ];
}
