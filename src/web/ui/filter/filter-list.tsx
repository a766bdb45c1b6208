/** One list of the filter: the most frequent ones to choose from, each with its mentions, and what is set already. */
import { MultiSelect, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import type { Called } from '../../lib/call.ts';
import { authorOf, inAddress, itemsOf } from '../../lib/filter-fields.ts';
import { narrowingOf } from '../../lib/filter-search.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useFormat } from '../../lib/use-format.ts';
import { LoadError } from '../load-error.tsx';
import styles from './filter-bar.module.css';
import { type ListedFilter, listedOptions, SEARCHED } from './listed-options.ts';
import { useFilter } from './use-filter.ts';
import { useFoundOptions } from './use-filter-options.ts';
import { useFilterWords } from './use-filter-words.ts';

export function FilterList({ of, options }: { of: ListedFilter; options: Called<FilterOptions | null> }) {
  const { t } = useTranslation(['analysis', 'app']);
  const language = usePreferences((preferences) => preferences.language);
  const format = useFormat();
  const { topics, search, change } = useFilter();
  const words = useFilterWords('bare');
  const chosen = itemsOf(narrowingOf(search), of);
  const [typed, setTyped] = useState('');
  const found = useFoundOptions(SEARCHED[of], typed);
  const listOf = (some: FilterOptions | null) => (some ? listedOptions(some, of, language) : []);
  const others = listOf(found.data);
  const listed = [...listOf(options.data), ...others];
  const counts = new Map(listed.map(({ item, count }) => [item, count]));
  const names = new Map(listed.map(({ item, name }) => [item, name]));
  // What is set but not listed stays a choice, or it would vanish when another is added.
  const items = [...new Set([...counts.keys(), ...chosen])];
  const failed = options.error ?? found.error;
  const waiting = options.data === null || (found.data === null && SEARCHED[of] !== undefined && typed.trim() !== '');
  const nothing = failed ? 'filter.choicesFailed' : waiting ? 'filter.loadingChoices' : 'filter.nothingFound';
  return (
    <div>
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
        maxLength={LIMITS.searchedName}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={withFound(new Set(others.map(({ item }) => item)))}
        clearSearchOnChange
        hidePickedOptions
        maxDropdownHeight={260}
        nothingFoundMessage={t(nothing)}
        comboboxProps={{ withinPortal: false }}
      />
      {found.error && <LoadError of={found} minHeight={0} />}
    </div>
  );

  function labelOf(item: string): string {
    const name = names.get(item);
    const author = of === 'authors' || of === 'excludeAuthors' ? authorOf(item) : null;
    if (name === undefined || author === null) return name ?? words(of, item);
    return t('filter.author', { name, media: t(`app:mediaTypes.${author.mediaType}`) });
  }
}

/** What the server found stays, also where it has the text in a name that is not shown. */
function withFound(found: ReadonlySet<string>): OptionsFilter {
  return ({ options, search }) => {
    const typed = search.trim().toLowerCase();
    return options.filter(
      (option) => 'value' in option && (option.label.toLowerCase().includes(typed) || found.has(itemOf(option.value))),
    );
  };
}

/** A choice of the control has no empty value, but a list may have an empty item: the posts without one. */
function choiceOf(item: string): string {
  return `=${item}`;
}

function itemOf(value: string): string {
  return value.slice(1);
}
