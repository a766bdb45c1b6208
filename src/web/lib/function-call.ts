/**
 * Functions of the gateway, called by name with named input. Create and update succeed only when the answer says `result: true`, delete
 * and enable by any answer that is no refusal. Apart from the other calls, as their table brings the schemas of all of them.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  callFunction as callEndpoint,
  FUNCTIONS,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
} from '../../contract/functions.ts';
import { type Called, called, idOf, inOwnTask, logged } from './call.ts';
import { CallError } from './call-error.ts';
import { useObserved } from './observed-query.ts';
import { send } from './send.ts';

export async function callFunction<Name extends FunctionName>(
  name: Name,
  input: FunctionInput<Name>,
  signal?: AbortSignal,
): Promise<FunctionOutput<Name>> {
  const definition = FUNCTIONS[name];
  const named = input as Record<string, unknown>;
  const optional: readonly string[] = ('optional' in definition && definition.optional) || [];
  const more = optional.filter((key) => named[key] !== undefined);
  const values = [...definition.arguments, ...more].map((key) => named[key]);
  return logged(name, async () => {
    const answer = await send(callEndpoint, { name, arguments: values }, { ...(signal && { signal }) });
    const envelope = 'write' in definition ? definition.output : z.object({ result: definition.output });
    const parsed = envelope.safeParse(answer);
    if (!parsed.success) throw new CallError('unexpected', `${name}: ${parsed.error.message}`, { status: 200 });
    // The schema was picked by `name` one line above; TypeScript cannot follow a union through an index.
    return ('write' in definition ? parsed.data : (parsed.data as { result: unknown }).result) as FunctionOutput<Name>;
  });
}

/** Options for useQuery, prefetchQuery and the cache; everything about one function starts with `['call', name]`. */
export function callOptions<Name extends FunctionName>(name: Name, input: FunctionInput<Name>) {
  return queryOptions({
    queryKey: ['call', name, input] as const,
    queryFn: inOwnTask(({ signal }) => callFunction(name, input, signal)),
  });
}

/** Marks answers as outdated after a write, so that what is on screen is fetched again. */
export async function refreshCalls(client: QueryClient, names: readonly FunctionName[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: ['call', name] })));
}

export interface CallUse<Neutral, Answer> {
  neutral: Neutral;
  enabled?: boolean;
  /** Milliseconds for which an answer is shown again without asking. */
  staleTime?: number;
  /** Milliseconds until asked again, for example while a topic is being built; may be decided by the last answer. */
  refetchInterval?: number | false | ((answer: Answer | undefined) => number | false);
  /** As of a request. */
  inPieces?: boolean;
}

export function useCall<Name extends FunctionName, Neutral = FunctionOutput<Name>>(
  name: Name,
  input: FunctionInput<Name>,
  use: CallUse<Neutral, FunctionOutput<Name>>,
): Called<FunctionOutput<Name> | Neutral> {
  const { neutral, refetchInterval, inPieces, ...options } = use;
  const query = useObserved(
    {
      ...callOptions(name, input),
      // The answer of another filter may stand in, dimmed, while the new one loads; that of another topic never.
      placeholderData: (last, from) => (idOf(from?.queryKey[2]) === idOf(input) ? last : undefined),
      ...options,
      refetchInterval:
        typeof refetchInterval === 'function' ? (last) => refetchInterval(last.state.data) : (refetchInterval ?? false),
    },
    inPieces,
  );
  return called(query, neutral);
}
