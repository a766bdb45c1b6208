/**
 * Mantine's own hook for ids makes one, and another as soon as what it is for is mounted: every field, menu and tip of a page would be drawn
 * twice, and the second time at one go. React makes ids that stay.
 */
import type { Plugin } from 'vite';

const THEIRS = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;
const OURS = `
import { useId as useMadeId } from 'react';
export function useId(given) {
  const made = useMadeId();
  return typeof given === 'string' ? given : made;
}
`;

export function idsAtOnce(): Plugin {
  let found = false;
  return {
    name: 'ids-at-once',
    apply: 'build',
    load(id) {
      if (!THEIRS.test(id)) return null;
      found = true;
      return OURS;
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('Mantine keeps its hook for ids elsewhere now: scripts/ids-at-once.ts looks for it in vain');
    },
  };
}
