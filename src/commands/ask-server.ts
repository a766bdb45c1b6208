/** Asks the running server for a command that must not open the stores beside it. */
import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import { operatorRequest } from './operator-request.ts';
import { CommandError } from './run-with-context.ts';
import type { RunningServer } from './running-server.ts';

/** @throws CommandError with what the server said. */
export async function askServer<Input extends z.ZodType, Output extends z.ZodType>(
  server: RunningServer,
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const body = endpoint.method === 'GET' ? null : ({ type: 'application/json', content: JSON.stringify(input) } as const);
  const response = await operatorRequest(server, placed(endpoint, input), body).catch((error: unknown) => {
    throw new CommandError(`The server at ${server.url} does not answer: ${String(error)}`);
  });
  if (response.ok) return endpoint.output.parse(response.body);
  const problem = errorBody.safeParse(response.body);
  throw new CommandError(
    `The server at ${server.url} refused: ${problem.success ? problem.data.error.message : `status ${response.status}`}`,
  );
}

/** With the parameters of its path in their places; what else is asked for without a body stands behind it. */
function placed({ method, path }: Endpoint, input: unknown): Pick<Endpoint, 'method' | 'path'> {
  const given = new Map(Object.entries(input ?? {}));
  const found = path.slice(1).replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)));
    given.delete(name);
    return value;
  });
  if (method !== 'GET') return { method, path: `/${found}` };
  const query = new URLSearchParams();
  for (const [name, value] of given) if (value !== undefined) query.append(name, String(value));
  return { method, path: query.size > 0 ? `/${found}?${query.toString()}` : `/${found}` };
}
