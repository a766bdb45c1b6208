/** Whether the open page is told of arrivals. While it is, figures are not asked for again and again. */
import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import { ARRIVAL_POLL } from './polling.ts';

export const useLive = create<{ open: boolean }>()(() => ({ open: false }));

/** How often figures are asked for again; `false`: the reader says when. A whole page asks, and changes nothing that is seen: not at one go. */
export function useArrivalPoll(): number | false {
  const [open, setOpen] = useState(() => useLive.getState().open);
  useEffect(() => {
    const take = () => startTransition(() => setOpen(useLive.getState().open));
    take();
    return useLive.subscribe(take);
  }, []);
  return open ? false : ARRIVAL_POLL;
}
