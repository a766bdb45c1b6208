/** Languages of the filter, each with its mentions. What there is is asked for when somebody looks. */
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { inAddress } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { useFormat } from '../../lib/use-format.ts';
import { LoadError } from '../load-error.tsx';
import { PickSeveral } from '../pick-several.tsx';
import { useFilter } from './use-filter.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useFilterWords } from './use-filter-words.ts';

export function LanguageFilter() {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { topics, search, change } = useFilter();
  const words = useFilterWords();
  const [looked, setLooked] = useState(false);
  const options = useFilterOptions(looked);
  const { languages = [] } = narrowingOf(search);
  const known = options.data?.languages ?? [];
  const others = languages.filter((code) => known.every(({ language }) => language !== code));
  const choices = [
    ...known.map(({ language, count }) => ({
      value: language,
      label: words('languages', language),
      // Of several topics it may be more: see unitedOptions.
      ...(topics.length === 1 && { note: format.number(count) }),
    })),
    ...others.map((code) => ({ value: code, label: words('languages', code) })),
  ];
  return (
    <PickSeveral
      label={t('filter.languages')}
      text={languages.length === 0 ? t('filter.any') : format.exact(languages.length)}
      choices={choices}
      chosen={languages}
      onChange={(values) => change({ languages: inAddress('languages', values) })}
      onOpen={() => setLooked(true)}
    >
      {options.error && <LoadError of={options} minHeight={0} />}
      {options.pending && !options.error && <Skeleton height={120} width={160} />}
    </PickSeveral>
  );
}
