/** Remembers where somebody was, for the palette. */
import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';
import { visit } from '../lib/visited.ts';

export function useVisits(path: string): void {
  const userId = useSession((session) => session.user?.id);
  useEffect(() => {
    if (userId !== undefined) visit(path, userId);
  }, [path, userId]);
}
