/** The bytes of a backup that the running server makes, as they come. */
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { makeBackup } from '../contract/backup.ts';
import { GATEWAY } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import { CommandError } from './run-with-context.ts';
import type { RunningServer } from './running-server.ts';

/** Milliseconds without a byte: a slice of a large store is sorted before its first row comes. */
const IDLE = 3_600_000;

/** @throws CommandError */
export async function* backupFromServer(server: RunningServer): AsyncGenerator<Buffer> {
  const broken = (error: unknown) =>
    new CommandError(`The server at ${server.url} broke off the backup, and its log says why: ${String(error)}`);
  const response = await asked(server).catch((error: unknown) => {
    throw new CommandError(`The server at ${server.url} does not answer: ${String(error)}`);
  });
  if (response.statusCode !== 200) {
    const problem = errorBody.safeParse(await json(response).catch(() => null));
    const reason = problem.success ? problem.data.error.message : `status ${response.statusCode}`;
    throw new CommandError(`The server at ${server.url} refused: ${reason}`);
  }
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw broken(error);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    response.destroy();
  }
}

function asked({ url, token }: RunningServer): Promise<IncomingMessage> {
  const { method, path } = makeBackup;
  const headers = { authorization: `Bearer ${token}`, 'content-length': 0 };
  return new Promise((resolve, reject) => {
    const call = request(url + GATEWAY + path, { method, headers, agent: false }, resolve);
    call.setTimeout(IDLE, () => call.destroy(new Error(`nothing came for ${IDLE / 1000} seconds`)));
    call.once('error', reject);
    call.end();
  });
}
