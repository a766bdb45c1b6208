/** Asks the running server for a command that must not open the stores beside it. */
import type { z } from 'zod';
import { type Endpoint, GATEWAY } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import { CommandError } from './run-with-context.ts';
import type { RunningServer } from './running-server.ts';

/** @throws CommandError with what the server said. */
export async function askServer<Input extends z.ZodType, Output extends z.ZodType>(
  { url, token }: RunningServer,
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const response = await fetch(url + GATEWAY + endpoint.path, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input) }),
  }).catch((error: unknown) => {
    throw new CommandError(
      `The server at ${url} does not answer: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
    );
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return endpoint.output.parse(answer);
  const problem = errorBody.safeParse(answer);
  throw new CommandError(
    `The server at ${url} refused: ${problem.success ? problem.data.error.message : `status ${response.status}`}`,
  );
}
