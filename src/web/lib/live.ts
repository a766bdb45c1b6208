/** Whether the open page is told of arrivals. While it is, figures are not asked for again and again. */
import { create } from 'zustand';
import { ARRIVAL_POLL } from './polling.ts';

export const useLive = create<{ open: boolean }>()(() => ({ open: false }));

/** How often figures are asked for again; `false`: the reader says when. */
export function useArrivalPoll(): number | false {
  return useLive(({ open }) => open) ? false : ARRIVAL_POLL;
}
