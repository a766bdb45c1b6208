/** Whoever comes by an address to a page behind the last one, as of a list that has become shorter, is taken to the last one. */
import { useEffect } from 'react';

/** `pages`: as far as is known; 0 while it is not. `go` is called once for each such page. */
export function useLastPage(page: number, pages: number, go: (last: number) => void): void {
  const isBehind = pages > 0 && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to go there is no reason to go again
  useEffect(() => {
    if (isBehind) go(pages);
  }, [isBehind, pages]);
}
