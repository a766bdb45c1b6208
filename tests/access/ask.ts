/** Sends a call of the table to the server, and reads the answer so that two can be compared. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { type Call, FUNCTION } from './row.ts';

export interface Answer {
  status: number;
  /** Of a failure, of either kind. */
  code: string | undefined;
  /** Without what differs each time. */
  body: string;
}

export interface Sent {
  token: string | null;
  /** Where it comes from: what is counted by address is counted for each row by itself. */
  address: string;
  head?: true;
}

export async function ask(app: FastifyInstance, name: string, call: Call, { token, address, head }: Sent): Promise<Answer> {
  const request = requestOf(name, call);
  const headers = { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
  const method = head ? 'HEAD' : request.method;
  const answer = await app.inject({ ...request, ...(method && { method }), headers, remoteAddress: address });
  const body = answer.body.replace(/"requestId":"[^"]+"/g, '"requestId":""');
  return { status: answer.statusCode, code: codeOf(body), body };
}

function requestOf(name: string, { path = {}, query, body, type, args }: Call): InjectOptions {
  const [, fn] = FUNCTION.exec(name) ?? [];
  const [method = '', route = ''] = fn ? ['POST', `${GATEWAY}/call`] : name.split(' ');
  const url = route.replace(/:(\w+)|\*/g, (whole, key) =>
    whole === '*' ? (path['*'] ?? '') : encodeURIComponent(path[key] ?? ''),
  );
  // More than the function's own stands in a body that is given.
  const payload = fn ? { ...(body as object), name: fn, arguments: args } : body;
  return {
    method: method as 'GET',
    url: query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    ...(payload !== undefined && { payload: payload as object }),
    headers: type ? { 'content-type': type } : {},
  };
}

function codeOf(body: string): string | undefined {
  try {
    const { error, detail } = JSON.parse(body);
    return error?.code ?? detail;
  } catch {
    return undefined;
  }
}
