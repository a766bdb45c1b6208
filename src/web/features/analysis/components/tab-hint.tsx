/** What is easily missed on a tab. Keys are for who has them; what is dragged is for who has a mouse. */
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isFiltered } from '../../../lib/filter-search.ts';
import { HintLine } from '../../../ui/hint-line.tsx';
import type { AnalysisSearch } from '../filter-search.ts';
import { hintsOf } from '../tab-hints.ts';
import { tabOf } from '../view-search.ts';

const MOUSE = '(hover: hover) and (pointer: fine)';

export function TabHint({ search }: { search: AnalysisSearch }) {
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const filtered = isFiltered(search);
  const offers = useMemo(() => hintsOf({ tab, filtered, mouse: matchMedia(MOUSE).matches }), [tab, filtered]);
  return <HintLine offers={offers} />;
}
