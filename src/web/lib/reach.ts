/**
 * Whether the server answers. The browser's word for it counts little: the server may be this very machine. So where a call gets no answer,
 * or the browser says that it has no network, the server is asked for its page; only when that fails too is it away, and asked again
 * until it is back. Whatever comes from it meanwhile says so at once.
 */
import { create } from 'zustand';
import { isServerThere } from './server-there.ts';

export const useReach = create<{ awaySince: number | null }>()(() => ({ awaySince: null }));

/** Milliseconds between two tries while it is away. */
const PAUSE = 4000;

let watched = false;
let looking: Promise<void> | null = null;
let again: ReturnType<typeof setTimeout> | undefined;

export function noteAnswer(): void {
  if (useReach.getState().awaySince !== null) useReach.setState({ awaySince: null });
}

/** A call got no answer. */
export function noteSilence(): void {
  if (watched) void lookForServer();
}

/** Until the answer is called. */
export function watchServer(): () => void {
  const lookAgain = () => void lookForServer();
  watched = true;
  window.addEventListener('offline', lookAgain);
  window.addEventListener('online', lookAgain);
  return () => {
    watched = false;
    clearTimeout(again);
    window.removeEventListener('offline', lookAgain);
    window.removeEventListener('online', lookAgain);
  };
}

/** Several at a time look once. */
export function lookForServer(): Promise<void> {
  clearTimeout(again);
  looking ??= look(Date.now()).finally(() => {
    looking = null;
  });
  return looking;
}

async function look(since: number): Promise<void> {
  if (await isServerThere()) return noteAnswer();
  useReach.setState(({ awaySince }) => ({ awaySince: awaySince ?? since }));
  again = setTimeout(() => void lookForServer(), PAUSE);
}
