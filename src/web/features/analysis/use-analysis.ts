/** Where a page of posts stands: of which topic, or a search; what the address says, and the ways to change it. */
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NO_FILTER } from '../../lib/filter-search.ts';
import { PERIOD_KEYS } from '../../lib/period-search.ts';
import { type AnalysisSearch, analysisSearch, type ListPlace, type ShownSearch } from './filter-search.ts';

interface AnalysisPlace {
  /** Of the topic; empty on the page of searches. */
  id: string;
  /**
   * Another filter begins again with the first page, another period with the granularity that suits it. What depends on what the address
   * says by then is a function of that.
   */
  change(changes: Changes | ((now: AnalysisSearch) => Changes), step?: HistoryStep): void;
  /** Mends an address that asks for what cannot be, without a step in the history. */
  mend(changes: Changes): void;
  clear(): void;
}

export interface Analysis extends AnalysisPlace {
  search: ShownSearch;
}

type Changes = Partial<AnalysisSearch>;

/** `same`: Back goes to where it would have gone before. */
type HistoryStep = 'new' | 'same';

const FIRST_POST = { page: undefined, at: undefined };

/** Not drawn anew with every step along the posts: what is above and beside them says the same. */
export function useAnalysis(): Analysis {
  const search = useSearch({ strict: false, select: shownOf, structuralSharing: true });
  return { ...useAnalysisPlace(), search };
}

export function useListPlace(key: keyof ListPlace): number | undefined {
  return useSearch({ strict: false, select: (address) => readOnce(address)[key] });
}

/** The same when it is asked for, for what is not to be drawn anew with it. */
export function useReadListPlace(): () => ListPlace {
  const router = useRouter();
  return useCallback(() => {
    const { page, at } = analysisSearch(router.state.location.search);
    return { page, at };
  }, [router]);
}

/** The same for what shows nothing of the filter, as a card of a list: it is not drawn anew with every step along the list. */
export function useAnalysisPlace(): AnalysisPlace {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changed: Changes | ((now: AnalysisSearch) => Changes), step: HistoryStep = 'new') => {
      void navigate({
        to: '.',
        search: (now) => {
          const changes = typeof changed === 'function' ? changed(analysisSearch(now)) : changed;
          const anew = PERIOD_KEYS.some((key) => key in changes) ? { ...FIRST_POST, granularity: undefined } : FIRST_POST;
          return { ...now, ...anew, ...changes };
        },
        replace: step === 'same',
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(() => change(NO_FILTER), [change]);
  const mend = useCallback(
    (changes: Changes) => {
      void navigate({ to: '.', search: (now) => ({ ...now, ...changes }), replace: true, resetScroll: false, state: true });
    },
    [navigate],
  );
  return { id, change, mend, clear };
}

const readBefore = new WeakMap<object, AnalysisSearch>();

/** Many parts of a page read the address; it is understood once for all. */
function readOnce(address: Record<string, unknown>): AnalysisSearch {
  const read = readBefore.get(address) ?? analysisSearch(address);
  readBefore.set(address, read);
  return read;
}

function shownOf(address: Record<string, unknown>): ShownSearch {
  const { page: _page, at: _at, ...shown } = readOnce(address);
  return shown;
}
