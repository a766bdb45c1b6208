/**
 * As useQuery of the library, but for how an answer is drawn: the first one to a question makes most of a page and is drawn in pieces, between
 * which the browser draws and listens. The library's own hook hands every answer over as state from outside, which React draws at one go.
 * What is shown already changes as it would there, unless `inPieces`.
 */
import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useReducer, useRef, useState } from 'react';

export function useObserved<Answer, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<Answer, Error, Answer, Answer, Key>,
  inPieces = false,
): QueryObserverResult<Answer> {
  const client = useQueryClient();
  const asked = client.defaultQueryOptions(options);
  // The state in which it will be once it is watched, so that nothing is drawn twice for that.
  asked._optimisticResults = 'optimistic';
  const [observer] = useState(() => new QueryObserver(client, asked));
  const result = observer.getOptimisticResult(asked);
  const drawn = useRef(result);
  const [, draw] = useReducer((times: number) => times + 1, 0);

  useEffect(() => observer.setOptions(asked), [asked, observer]);
  useEffect(() => {
    drawn.current = result;
  });
  useEffect(() => {
    const take = () => (inPieces || drawn.current.isPending ? startTransition(draw) : draw());
    const leave = observer.subscribe(notifyManager.batchCalls(take));
    // It may have changed between drawing and watching.
    observer.updateResult();
    if (observer.getCurrentResult() !== drawn.current) take();
    return leave;
  }, [observer, inPieces]);
  return observer.trackResult(result);
}
