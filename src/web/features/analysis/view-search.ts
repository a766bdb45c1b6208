/**
 * What a saved view holds of an address, and what an address has of a saved view. A view is read as an address is: a field that is
 * understood no more is dropped.
 */
import type { SavedView, ViewInput, ViewTab } from '../../../contract/saved-views.ts';
import { type AnalysisSearch, analysisSearch } from './filter-search.ts';

/** Which tab is shown at which address. */
export const TAB_ADDRESSES = {
  overview: '/topics/$id/overview',
  what: '/topics/$id/what',
  when: '/topics/$id/when',
  who: '/topics/$id/who',
  where: '/topics/$id/where',
  how: '/topics/$id/how',
  'raw-data': '/topics/$id/raw-data',
} as const satisfies Record<ViewTab, string>;

export interface SetView {
  tab: ViewTab;
  search: AnalysisSearch;
}

const TABS = Object.keys(TAB_ADDRESSES) as ViewTab[];

/** Of a path like `/topics/7/raw-data`; the first where it names none. */
export function tabOf(path: string): ViewTab {
  return TABS.find((tab) => path.endsWith(`/${tab}`)) ?? 'overview';
}

/** What to keep of an address: all but the place in a list, which is another one as soon as posts arrive. */
export function searchToKeep(search: AnalysisSearch): ViewInput['search'] {
  const { page: _page, at: _at, ...kept } = search;
  return Object.fromEntries(Object.entries(kept).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

export function searchOfView({ search }: Pick<SavedView, 'search'>): AnalysisSearch {
  return analysisSearch(search);
}

/** Whether the view leads to what is shown already. */
export function isSetTo(view: Pick<SavedView, 'tab' | 'search'>, now: SetView): boolean {
  return view.tab === now.tab && inOrder(searchOfView(view)) === inOrder(now.search);
}

function inOrder(search: AnalysisSearch): string {
  return JSON.stringify(Object.entries(searchToKeep(search)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
