/**
 * What arrived since the figures on the page were taken. While a stream is open, nothing on the page moves by itself: the reader is told
 * how many there are, and asks for them. Without one, figures are asked for again as they always were. A hidden tab does neither.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listenToArrivals } from '../../../contract/analysis/endpoints.ts';
import type { Overview } from '../../../contract/analysis/overview.ts';
import { hasFigures } from '../../../contract/topic-state.ts';
import type { Topic } from '../../../contract/topics.ts';
import type { Called } from '../../lib/call.ts';
import { refreshCalls } from '../../lib/function-call.ts';
import { listen } from '../../lib/listen.ts';
import { useLive } from '../../lib/live.ts';
import { nextTask } from '../../lib/next-task.ts';
import { useVisible } from '../../lib/use-visible.ts';
import { useFilterInput } from './api.ts';
import type { ShownSearch } from './filter-search.ts';
import { refreshAnalysis } from './refresh-analysis.ts';

export interface Arrivals {
  /** Mentions of the filter that the page does not show yet. */
  count: number;
  /** Puts the newest on the page. */
  show(): Promise<void>;
}

export function useArrivals(topic: Topic, search: ShownSearch, overview: Called<Overview | null>): Arrivals {
  const client = useQueryClient();
  const visible = useVisible();
  const input = useFilterInput(topic.id, search);
  const address = useMemo(() => JSON.stringify(input), [input]);
  const shown = overview.stale ? undefined : overview.data?.mentions.value;
  // With each figure the stream begins anew, and says first how many there are: what a person hid or tagged is told to nobody.
  const asked = `${address} ${shown}`;
  const [told, setTold] = useState({ asked, count: 0 });
  const listens = visible && hasFigures(topic) && typeof shown === 'number';
  useEffect(() => {
    if (!listens) return;
    const leave = new AbortController();
    const onLost = () => useLive.setState({ open: false });
    const listener = {
      onEvent: (event: { type: 'mentions'; count: number } | { type: 'rebuilt' }) => {
        useLive.setState({ open: true });
        // The whole page hears of it, and shows a line more at most: not at one go.
        if (event.type === 'mentions') startTransition(() => setTold({ asked, count: event.count }));
        // The topic itself says so too; then all of its figures are asked for again.
        else void refreshCalls(client, ['get_topic']);
      },
      onLost,
    };
    const asks = JSON.parse(address) as Record<string, string>;
    // Not in the task that has just drawn the figures.
    void nextTask().then(() => listen(listenToArrivals, asks, listener, leave.signal));
    return () => {
      leave.abort();
      onLost();
    };
  }, [client, listens, address, asked]);

  const count = told.asked === asked && typeof shown === 'number' ? Math.max(0, told.count - shown) : 0;
  const show = useCallback(() => refreshAnalysis(client), [client]);

  // Another tab asks for its figures now: those above it must be of the same time.
  const pathname = useLocation({ select: (location) => location.pathname });
  const seen = useRef(pathname);
  useEffect(() => {
    const moved = seen.current !== pathname;
    seen.current = pathname;
    if (moved && count > 0) void show();
  }, [pathname, count, show]);
  return { count, show };
}
