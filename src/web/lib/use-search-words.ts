/** The words of a search field, which stand in the address of the page once somebody stops typing. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Pages with a list that is searched by `name`. */
type SearchedPage = '/alerts' | '/names' | '/sources' | '/topics';

const PAUSE_MS = 150;

export function useSearchWords<Others extends object>(from: SearchedPage) {
  const { name = '' } = useSearch({ from });
  const navigate = useNavigate({ from });
  const [words, setWords] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  /** What the field has made of the address. */
  const written = useRef(name);
  const look = (wanted: string, others: Partial<Others> = {}) => {
    written.current = wanted;
    const search = { ...others, name: wanted || undefined, page: undefined };
    void navigate({ search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false });
  };
  const write = useDebouncedCallback((typed: string) => look(typed.trim()), PAUSE_MS);

  // A link, or the way back, has other words, or none: those of the field are no longer what is looked for.
  useEffect(() => {
    if (name === written.current) return;
    write.cancel();
    written.current = name;
    setWords(name);
  }, [name, write]);

  return {
    field,
    words,
    type(typed: string): void {
      setWords(typed);
      write(typed);
    },
    /** With what else is to change in the address. What was pressed for it goes, so the field has the focus then. */
    clear(others: Partial<Others> = {}): void {
      write.cancel();
      setWords('');
      look('', others);
      field.current?.focus();
    },
  };
}
