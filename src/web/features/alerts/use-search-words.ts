/** The words of the search field of the list, which stand in the address of the page once somebody stops typing. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AlertListSearch } from './list-search.ts';

const PAUSE_MS = 150;

export function useSearchWords() {
  const { name = '' } = useSearch({ from: '/alerts' });
  const navigate = useNavigate({ from: '/alerts' });
  const [words, setWords] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<AlertListSearch>) =>
    void navigate({ search: (now) => ({ ...now, page: undefined, ...changes }), replace: true, resetScroll: false });
  const look = useDebouncedCallback((typed: string) => change({ name: typed.trim() || undefined }), PAUSE_MS);
  return {
    field,
    words,
    change,
    type(typed: string): void {
      setWords(typed);
      look(typed);
    },
    /** What was pressed for it goes, so the field has the focus then. */
    clear(): void {
      look.cancel();
      setWords('');
      change({ name: undefined, state: undefined });
      field.current?.focus();
    },
  };
}
