/** What a list is searched, narrowed and ordered by, in one row above it. */
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

export interface ListToolsProps {
  search: Omit<SearchFieldProps, 'className'>;
  /** Choices. */
  children: ReactNode;
}

export function ListTools({ search, children }: ListToolsProps) {
  return (
    <div className={styles['tools']}>
      <SearchField {...search} className={styles['search']} />
      {children}
    </div>
  );
}

export interface ListChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  wordOf: (option: Option) => string;
  /** What is called that nothing is chosen, where that is a choice. */
  any?: string;
  chosen: Option | undefined;
  /** undefined: any. */
  onChoose: (option: Option | undefined) => void;
}

const ANY = 'any';

export function ListChoice<Option extends string>({ label, options, wordOf, any, chosen, onChoose }: ListChoiceProps<Option>) {
  const named = options.map((value) => ({ value: value as string, label: wordOf(value) }));
  return (
    <Select
      className={styles['choice'] ?? ''}
      aria-label={label}
      data={any === undefined ? named : [{ value: ANY, label: any }, ...named]}
      value={chosen ?? ANY}
      onChange={(value) => onChoose(options.find((option) => option === value))}
      allowDeselect={false}
    />
  );
}
