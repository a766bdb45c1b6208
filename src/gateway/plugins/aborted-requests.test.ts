/** What is logged when a client goes away before it has its answer. */
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrors } from './errors.ts';

/** One request whose handler fails like this, once its client has gone where `leaves` says so. Answers the log's levels. */
async function levelsOf(failure: object, leaves: boolean): Promise<string[]> {
  const app = fastify({ forceCloseConnections: true });
  const levels: string[] = [];
  const logged = new EventEmitter();
  const noting = (level: string) => () => {
    levels.push(level);
    logged.emit('entry');
  };
  addErrors(app, { info: noting('info'), warn: noting('warn'), error: noting('error') });
  app.get('/', async (request) => {
    if (leaves) await once(request.raw.socket, 'close');
    throw Object.assign(new Error('failed'), failure);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [asked, entry] = [once(app.server, 'request'), once(logged, 'entry')];
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  if (leaves) setImmediate(() => socket.destroy());
  await entry;
  await app.close();
  return levels;
}

test.each([
  { what: 'a stream cut by the client', failure: { code: 'ERR_STREAM_PREMATURE_CLOSE' }, leaves: true, level: 'info' },
  { what: 'a socket reset by the client', failure: { code: 'ECONNRESET' }, leaves: true, level: 'info' },
  { what: 'the same code while the client waits', failure: { code: 'ECONNRESET' }, leaves: false, level: 'error' },
  { what: 'a failure of ours after the client has gone', failure: {}, leaves: true, level: 'error' },
])('$what is logged as $level', async ({ failure, leaves, level }) => {
  expect(await levelsOf(failure, leaves)).toEqual([level]);
});
