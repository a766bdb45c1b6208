/**
 * A signal that aborts once its time is over, with a DOMException named TimeoutError as its reason. Holds no process up.
 *
 * Not AbortSignal.timeout: Node holds that one weakly, and where only AbortSignal.any knows of it, it may be collected before its time; what
 * is waited for is then waited for without end (nodejs/node#57736, in all of Node 20).
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const over = new AbortController();
  setTimeout(() => over.abort(new DOMException(`not done within ${milliseconds} ms`, 'TimeoutError')), milliseconds).unref();
  return over.signal;
}
