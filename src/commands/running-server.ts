/** The server that holds the data folder, for commands that rather ask it than open the stores. */
import type { Config } from '../config.ts';
import { readLock, readOperatorToken } from '../stores/data-lock.ts';
import { CommandError } from './run-with-context.ts';

export interface RunningServer {
  url: string;
  /** The operator's. */
  token: string;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl'>;

/**
 * null: nobody serves, and the stores are ours to open (or held by another command, which opening them will say). Stores
 * that are both servers can be opened beside any program. @throws CommandError
 */
export async function runningServer({ dataDir, databaseUrl, clickhouseUrl }: Place): Promise<RunningServer | null> {
  if (databaseUrl && clickhouseUrl) return null;
  const holder = await readLock(dataDir);
  if (!holder?.url) return null;
  const token = await readOperatorToken(dataDir);
  if (!token) throw new CommandError(`The server at ${holder.url} is starting. Try again in a moment.`);
  return { url: holder.url, token };
}
