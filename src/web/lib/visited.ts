/** Where somebody was lately, the last first: pages, topics and alerts by their addresses, without what was set there. Kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const KEPT = 20;

interface Visited {
  /** Whose these are, by their account: nobody finds what somebody else looked at. */
  of: string | null;
  paths: string[];
}

export const useVisited = create<Visited>()(persist((): Visited => ({ of: null, paths: [] }), { name: 'earshot.visited' }));

/** `/topics/7` of `/topics/7/raw-data`; null where nothing is to be found again, as in a form that is to make something new. */
export function placeOf(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '');
  const [first = '', second] = parts;
  if (second === undefined) return `/${first}`;
  return /^\d+$/.test(second) ? `/${first}/${second}` : null;
}

export function visit(path: string, userId: string): void {
  const place = placeOf(path);
  if (place === null) return;
  useVisited.setState(({ of, paths }) => ({
    of: userId,
    paths: [place, ...(of === userId ? paths.filter((other) => other !== place) : [])].slice(0, KEPT),
  }));
}
