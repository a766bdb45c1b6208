/**
 * One HTTP exchange with the gateway, as a contract endpoint declares it: path parameters and query from the input, JSON
 * (or a form) for the rest, the bearer token, the answer checked against the contract where its schema is loaded. Throws CallError and nothing else.
 */
import type { z } from 'zod';
import { DEVICE_HEADER } from '../../contract/device-identity.ts';
import { type Address, GATEWAY, type Reached } from '../../contract/endpoint.ts';
import { CallError } from './call-error.ts';
import { deviceId } from './device-id.ts';
import { noteAnswer, noteSilence } from './reach.ts';
import { failureOf } from './read-failure.ts';
import { setSignedOut, useSession } from './session.ts';
import { loginReasonOf, noteSignOut } from './sign-out-note.ts';

const OF_PROXIES: ReadonlySet<number> = new Set([502, 503, 504]);
const BODIED: ReadonlySet<Address['method']> = new Set(['POST', 'PUT', 'PATCH']);

export interface SendOptions {
  form?: boolean;
  accept?: string;
  signal?: AbortSignal;
  /** The page is about to go: the call outlives it, and a refusal ends nothing that is not ended anyway. */
  leaving?: boolean;
}

export async function send<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Reached<Input, Output>,
  input: z.input<Input>,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const response = await ask(endpoint, input, options);
  const answer = await jsonOf(response, options);
  const { success, data, error } = endpoint.output?.safeParse(answer) ?? taken<z.output<Output>>(answer);
  if (!success) throw new CallError('unexpected', `${endpoint.path}: ${error?.message}`, { status: response.status });
  return data;
}

/** Without a schema an answer is what its address promises (first-calls.ts), if it is an answer of the gateway at all. */
function taken<Answer>(
  answer: unknown,
): { success: true; data: Answer; error?: never } | { success: false; data?: never; error: Error } {
  return typeof answer === 'object' && answer !== null
    ? { success: true, data: answer as Answer }
    : { success: false, error: new Error('no JSON object') };
}

/** The head of an answer that is none of the failures; its body is still to be read. */
export async function ask<Input extends z.ZodType>(
  endpoint: Reached<Input>,
  input: z.input<Input>,
  options: SendOptions = {},
): Promise<Response> {
  const { token } = useSession.getState();
  const needsToken = endpoint.access === 'user';
  if (needsToken && !token) throw new CallError('unauthenticated', 'Unauthorization!', { status: 401 });

  const { path, query, body } = spread(endpoint, input as Record<string, unknown>);
  const headers = new Headers({ accept: options.accept ?? 'application/json' });
  if (needsToken) headers.set('authorization', `Bearer ${token}`);
  const device = deviceId();
  if (device) headers.set(DEVICE_HEADER, device);
  const init: RequestInit = { method: endpoint.method, headers, signal: options.signal ?? null };
  if (options.leaving) init.keepalive = true;
  if (body && options.form) init.body = new URLSearchParams(body as Record<string, string>);
  else if (body) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }

  const response = await fetch(`${GATEWAY}${path}${query}`, init).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    noteSilence();
    throw new CallError('network', `${endpoint.path}: no answer`, { status: 0 });
  });
  // By a proxy it may be that says so of a server that is away.
  if (OF_PROXIES.has(response.status)) noteSilence();
  else noteAnswer();
  if (!response.ok) {
    const failed = failureOf(endpoint.path, response, await jsonOf(response, options));
    // Only if the token that was refused is still the one in use: a renewal may have overtaken the call.
    const isRefused = response.status === 401 && needsToken && useSession.getState().token === token;
    if (isRefused && !options.leaving) endSession(failed);
    throw failed;
  }
  return response;
}

function endSession({ detail: { signedOut } }: CallError): void {
  if (signedOut) noteSignOut(signedOut);
  setSignedOut(signedOut ? loginReasonOf(signedOut) : 'token-expired');
}

function jsonOf(response: Response, { signal }: SendOptions): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    // Given up between the head of the answer and its end.
    if (signal?.aborted) throw cause;
    return null;
  });
}

/**
 * Where each field of the input goes: `:name` into the path; of the rest, GET and DELETE into the query, others into the
 * body.
 */
export function spread(
  endpoint: Pick<Address, 'method' | 'path'>,
  input: Record<string, unknown>,
): { path: string; query: string; body: Record<string, unknown> | null } {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  if (BODIED.has(endpoint.method)) return { path, query: '', body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  }
  return { path, query: query.size > 0 ? `?${query}` : '', body: null };
}
