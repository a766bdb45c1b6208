/** One list of the filter: the most frequent ones to choose from, each with its mentions, and what is set already. */
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';
import type { Called } from '../../lib/call.ts';
import { authorOf, inAddress, itemsOf } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './filter-bar.module.css';
import { type ListedFilter, listedOptions } from './listed-options.ts';
import { useFilter } from './use-filter.ts';
import { useFilterWords } from './use-filter-words.ts';

export function FilterList({ of, options }: { of: ListedFilter; options: Called<FilterOptions | null> }) {
  const { t } = useTranslation(['analysis', 'app']);
  const language = usePreferences((preferences) => preferences.language);
  const format = useFormat();
  const { topics, search, change } = useFilter();
  const words = useFilterWords('bare');
  const chosen = itemsOf(narrowingOf(search), of);
  const listed = options.data ? listedOptions(options.data, of, language) : [];
  const counts = new Map(listed.map(({ item, count }) => [item, count]));
  const names = new Map(listed.map(({ item, name }) => [item, name]));
  // What is set but not among the most frequent stays a choice, or it would vanish when another is added.
  const items = [...listed.map(({ item }) => item), ...chosen.filter((item) => !counts.has(item))];
  // Above the lists another try is offered.
  const nothing = options.error ? 'filter.choicesFailed' : options.data ? 'filter.nothingFound' : 'filter.loadingChoices';
  return (
    <MultiSelect
      label={t(`filter.lists.${of}`)}
      data={items.map((item) => ({ value: choiceOf(item), label: labelOf(item) }))}
      value={chosen.map(choiceOf)}
      onChange={(values) => change({ [of]: inAddress(of, values.map(itemOf)) })}
      renderOption={({ option }) => (
        <span className={styles['option']}>
          <span className={styles['option-name']}>{option.label}</span>
          {/* Of several topics it may be more: see unitedOptions. */}
          {topics.length === 1 && (
            <span className={styles['option-count']}>{format.number(counts.get(itemOf(option.value)))}</span>
          )}
        </span>
      )}
      placeholder={chosen.length === 0 ? t(of === 'excludeAuthors' ? 'filter.none' : 'filter.any') : ''}
      searchable
      clearSearchOnChange
      hidePickedOptions
      maxDropdownHeight={260}
      nothingFoundMessage={t(nothing)}
      comboboxProps={{ withinPortal: true }}
    />
  );

  function labelOf(item: string): string {
    const name = names.get(item);
    const author = of === 'authors' || of === 'excludeAuthors' ? authorOf(item) : null;
    if (name === undefined || author === null) return name ?? words(of, item);
    return t('filter.author', { name, media: t(`app:mediaTypes.${author.mediaType}`) });
  }
}

/** A choice of the control has no empty value, but a list may have an empty item: the posts without one. */
function choiceOf(item: string): string {
  return `=${item}`;
}

function itemOf(value: string): string {
  return value.slice(1);
}
