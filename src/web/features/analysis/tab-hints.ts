/** What a tab of an analysis can point at. Pure. */
import type { HintName } from '../../../contract/told-once.ts';
import type { SetView } from './view-search.ts';

interface Shown {
  tab: SetView['tab'];
  /** There is something that a view could keep. */
  filtered: boolean;
  mouse: boolean;
  keys: boolean;
}

export function hintsOf({ tab, filtered, mouse, keys }: Shown): HintName[] {
  const hints: HintName[] = filtered ? ['saveView'] : [];
  if (tab === 'raw-data') return keys ? [...hints, 'postKeys', 'correctSentiment'] : hints;
  if (tab !== 'overview' && tab !== 'when') return hints;
  return mouse ? [...hints, 'openPosts', 'dragPeriod'] : [...hints, 'openPosts'];
}
