/**
 * The one call layer of the page; functions of the gateway have theirs on top (function-call.ts). A failed product call is logged to the
 * console and thrown as a CallError, so that react-query holds the error for `ui/load-error.tsx`, while `useRequest` still hands out the
 * neutral default.
 */
import {
  type QueryClient,
  type QueryFunction,
  QueryObserver,
  type SkipToken,
  skipToken,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Address, Reached } from '../../contract/endpoint.ts';
import { ASKED } from './asked-key.ts';
import { CallError, isTooOften, isWorthRetrying } from './call-error.ts';
import { logFailure } from './log-failure.ts';
import { nextTask } from './next-task.ts';
import { useObserved } from './observed-query.ts';
import { type SendOptions, send } from './send.ts';

export async function request<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input>,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  return logged(`${endpoint.method} ${endpoint.path}`, () => send(endpoint, input, options));
}

/** Marks the answers of an endpoint as outdated, whatever it was asked. */
export async function refreshRequests(client: QueryClient, endpoint: Pick<Address, 'method' | 'path'>): Promise<void> {
  await client.invalidateQueries({ queryKey: requestKey(endpoint) });
}

/** The same for every function or endpoint whose name or path begins with this. */
export async function refreshBeginning(client: QueryClient, beginning: string): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => nameOf(queryKey).startsWith(beginning) });
}

/** The name of the function, or the path of the endpoint, that an answer is of. */
export function nameOf([kind, name, path]: readonly unknown[]): string {
  return String(kind === 'request' ? path : name);
}

function requestKey({ method, path }: Pick<Address, 'method' | 'path'>) {
  return ['request', method, path] as const;
}

/** Options for useQuery and prefetchQuery. */
export function requestOptions<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input>,
) {
  return {
    queryKey: [...requestKey(endpoint), input] as const,
    queryFn: inOwnTask(({ signal }) => request(endpoint, input, { signal })),
  };
}

/** A page asks a handful of questions as soon as it is drawn, and to ask one takes the browser longer than to draw many a part of the page. */
export function inOwnTask<Answer>(ask: (context: { signal: AbortSignal }) => Promise<Answer>): typeof ask {
  return async (context) => {
    await nextTask();
    context.signal.throwIfAborted();
    return ask(context);
  };
}

export interface Called<T> {
  /** The answer, the answer before it while `stale`, or the neutral default. */
  data: T;
  /** Nothing to show yet: the skeleton's turn. */
  pending: boolean;
  /** `data` belongs to the question asked before; show it dimmed. */
  stale: boolean;
  error: CallError | null;
  retry(): void;
}

export interface RequestUse<Neutral, Answer> {
  neutral: Neutral;
  /** Until the answer to a new question is there, the last answer stands in, stale. */
  keepLast?: boolean;
  /** Milliseconds for which an answer is shown again without asking. */
  staleTime?: number;
  /** It costs: what got no answer is not asked again by itself. */
  once?: boolean;
  /** Milliseconds until asked again, by the last answer. */
  refetchInterval?: (answer: Answer | undefined) => number | false;
  /** Much is drawn of it: later answers are drawn in pieces too. Not for what a switch shows, which would fall back while it waits. */
  inPieces?: boolean;
}

/** Without an input nothing is asked. Another input gives up the question before it. */
export function useRequest<Input extends z.ZodType, Output extends z.ZodType, Neutral = z.output<Output>>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input> | null,
  use: RequestUse<Neutral, z.output<Output>>,
): Called<z.output<Output> | Neutral> {
  const asked = requestOptions(endpoint, input as z.input<Input>);
  return useAnswer({ ...asked, queryFn: input === null ? skipToken : asked.queryFn }, use);
}

export interface AskedRequest<T, Input = never> extends Called<T> {
  asking: boolean;
  /** `other`: what the page is about to show in its place, which is asked unless it was. */
  ask(other?: Input): void;
  /** Nobody waits for it any more. */
  stop(): void;
}

/**
 * What costs: asked when somebody says so, once each time, and never again by itself, whatever becomes outdated. Its answer stands until
 * the session ends; a question that leaves the screen goes on, and is given up only where somebody says so.
 */
export function useAskedRequest<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input>,
): AskedRequest<z.output<Output> | null, z.input<Input>> {
  const client = useQueryClient();
  const options = askedOptions(endpoint, input);
  const { queryKey } = options;
  const query = useObserved(options);
  return {
    ...called(query, null),
    // What is shown is older than the failure, but somebody waits for an answer.
    error: query.error && asCallError(query.error),
    asking: query.isFetching,
    ask: (other) => {
      const wanted = other === undefined ? options : askedOptions(endpoint, other);
      const isThere = other !== undefined && client.getQueryData(wanted.queryKey) !== undefined;
      if (!isThere) void askOnce(new QueryObserver(client, wanted));
    },
    stop: () => void client.cancelQueries({ queryKey, exact: true }),
  };
}

function askedOptions<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input>,
) {
  const { queryKey: of, queryFn } = requestOptions(endpoint, input);
  const queryKey: readonly unknown[] = [ASKED, ...of];
  return { queryKey, queryFn, enabled: false, retry: false, staleTime: Infinity, gcTime: Infinity };
}

/**
 * Watches until there is an answer: a question that nobody watches is given up. While one is under way there is no second, which would
 * cost as well.
 */
export async function askOnce<T>(observer: QueryObserver<T>): Promise<void> {
  const leave = observer.subscribe(() => undefined);
  await observer.refetch({ cancelRefetch: false });
  leave();
}

/** Changes the answers of an endpoint that somebody asked for, whatever it was asked. */
export function changeAsked<Input extends z.ZodType, Output extends z.ZodType>(
  client: QueryClient,
  endpoint: Reached<Input, Output>,
  change: (answer: z.output<Output>) => z.output<Output>,
): void {
  client.setQueriesData<z.output<Output>>({ queryKey: [ASKED, ...requestKey(endpoint)] }, (answer) => answer && change(answer));
}

/** Takes the answers of an endpoint away that somebody asked for. They are not asked for again. */
export async function forgetAsked(client: QueryClient, endpoint: Pick<Address, 'method' | 'path'>): Promise<void> {
  await client.resetQueries({ queryKey: [ASKED, ...requestKey(endpoint)] });
}

/** The same of several inputs at once: their answers, in their order, when all are there. */
export function useRequestOfEach<Input extends z.ZodType, Output extends z.ZodType, Neutral>(
  endpoint: Reached<Input, Output>,
  inputs: readonly z.input<Input>[] | null,
  use: RequestUse<Neutral, z.output<Output>[]>,
): Called<z.output<Output>[] | Neutral> {
  const queryFn = inputs
    ? ({ signal }: { signal: AbortSignal }) => Promise.all(inputs.map((input) => request(endpoint, input, { signal })))
    : skipToken;
  return useAnswer({ queryKey: [...requestKey(endpoint), inputs], queryFn }, use);
}

function useAnswer<Answer, Neutral>(
  { queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn: QueryFunction<Answer> | SkipToken },
  { neutral, keepLast = false, staleTime, once = false, refetchInterval, inPieces }: RequestUse<Neutral, Answer>,
): Called<Answer | Neutral> {
  const query = useObserved<Answer>(
    {
      queryKey,
      queryFn,
      // The answer for another topic never stands in.
      ...(keepLast && { placeholderData: (last, from) => (idOf(from?.queryKey[3]) === idOf(queryKey[3]) ? last : undefined) }),
      ...(staleTime !== undefined && { staleTime }),
      ...(once && { retry: false, refetchOnReconnect: false }),
      refetchInterval: (last) => refetchInterval?.(last.state.data) ?? false,
    },
    inPieces,
  );
  return called(query, neutral);
}

export function called<T, Neutral>(
  query: Answered & { data: T | undefined; isPending: boolean; isPlaceholderData: boolean; refetch(): unknown },
  neutral: Neutral,
): Called<T | Neutral> {
  return {
    data: query.data === undefined ? neutral : query.data,
    pending: query.isPending,
    stale: query.isPlaceholderData,
    error: shownError(query),
    retry: () => void query.refetch(),
  };
}

export interface Answered {
  /** The latest answer to this very question, if there ever was one. */
  data: unknown;
  error: Error | null;
}

/** A refresh that got no answer, or came too soon, leaves what is shown as it is: the next one may succeed. Any other refusal is news. */
export function shownError({ data, error }: Answered): CallError | null {
  if (error === null || (data !== undefined && (isWorthRetrying(error) || isTooOften(error)))) return null;
  return asCallError(error);
}

/** Of several, those of all. */
export function idOf(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(idOf).join();
  return typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined;
}

export function asCallError(error: Error): CallError {
  return error instanceof CallError ? error : new CallError('unexpected', error.message, { status: 0 });
}

export async function logged<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logFailure(what, error);
    throw error;
  }
}
