/** The words of a search field, which stand in the address of the page once somebody stops typing. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 150;

export function useSearchWords() {
  const { name = '' } = useSearch({ from: '/sources' });
  const navigate = useNavigate({ from: '/sources' });
  const [words, setWords] = useState(name);
  /** What the field has made of the address. */
  const written = useRef(name);
  const write = useDebouncedCallback((typed: string) => {
    written.current = typed.trim();
    const search = { name: written.current || undefined, page: undefined };
    void navigate({ search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false });
  }, PAUSE_MS);

  // A link, or the way back, has other words, or none: those of the field are no longer what is looked for.
  useEffect(() => {
    if (name === written.current) return;
    write.cancel();
    written.current = name;
    setWords(name);
  }, [name, write]);

  return {
    words,
    type(typed: string): void {
      setWords(typed);
      write(typed);
    },
    /** For whoever takes the words from the address himself. */
    clear(): void {
      write.cancel();
      setWords('');
    },
  };
}
