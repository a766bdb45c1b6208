/** What is easily missed on a tab. Keys are for who has them; what is dragged is for who has a mouse. */
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isFiltered } from '../../../lib/filter-search.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { HintLine } from '../../../ui/hint-line.tsx';
import type { AnalysisSearch } from '../filter-search.ts';
import { hintsOf } from '../tab-hints.ts';
import { tabOf } from '../view-search.ts';

const MOUSE = '(hover: hover) and (pointer: fine)';
/** Where the list itself names them. */
const KEYS = '(min-width: 761px) and (hover: hover)';

export function TabHint({ search }: { search: AnalysisSearch }) {
  const tab = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const filtered = isFiltered(search);
  const mouse = useMediaQuery(MOUSE);
  const keys = useMediaQuery(KEYS);
  const offers = useMemo(() => hintsOf({ tab, filtered, mouse, keys }), [tab, filtered, mouse, keys]);
  return <HintLine offers={offers} />;
}
