/** A command that asks the running server, or, where none runs on the data folder, does the same on the opened stores. */
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { runWithContext } from './run-with-context.ts';
import { type RunningServer, runningServer } from './running-server.ts';

/** @throws CommandError, and whatever the work throws */
export async function onServerOrStores<Result>(
  ask: (server: RunningServer) => Promise<Result>,
  act: (context: Context, stop: AbortSignal) => Promise<Result>,
  { storesPosts = false }: { storesPosts?: boolean } = {},
): Promise<Result> {
  const config = readConfig();
  const server = await runningServer(config);
  if (server) return ask(server);
  const results: Result[] = [];
  await runWithContext(config, { storesPosts }, async (context, stop) => void results.push(await act(context, stop)));
  const [result] = results;
  if (results.length === 0) throw new Error('the work ended without a result');
  return result as Result;
}
