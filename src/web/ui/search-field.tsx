/** Where the words are typed that a list is searched for. */
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  /** Stands in the field while it is empty; where it is left out, the label does. */
  hint?: string;
  words: string;
  onType: (words: string) => void;
  field?: Ref<HTMLInputElement>;
  className?: string | undefined;
}

export function SearchField({ label, hint = label, words, onType, field, className }: SearchFieldProps) {
  return (
    <TextInput
      className={`${styles['field']} ${className ?? ''}`}
      aria-label={label}
      placeholder={hint}
      leftSection={<IconSearch size={16} aria-hidden />}
      type="search"
      data-search
      aria-keyshortcuts={useAriaKeys('search')}
      ref={field}
      value={words}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
