/** What does not listen to a signal by itself, or not yet, is left behind when the signal comes; what becomes of it is nobody's matter. */
export function raced<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((fulfil, reject) => {
    const leave = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(fulfil, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
