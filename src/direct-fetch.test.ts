/** Answers that lead elsewhere, and answers without end, against a loopback server. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { collectGarbage } from '../tests/support/collect-garbage.ts';
import { directFetch } from './direct-fetch.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server.on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([301, 302, 303, 307, 308])('%i is no answer, and nobody goes where it leads', async (status) => {
  const asked: (string | undefined)[] = [];
  const address = await serve(({ url }, response) => {
    asked.push(url);
    response.writeHead(status, { location: '/elsewhere' }).end('gone');
  });
  await expect(directFetch(address, { method: 'POST', body: 'secret' })).rejects.toThrow(`a redirect (HTTP ${status})`);
  expect(asked).toEqual(['/']);
});

test('an answer without end is given up when its signal says so, whatever was collected meanwhile', async () => {
  const address = await serve((_request, response) => {
    const drip = setInterval(() => response.write('still here'), 5);
    response.once('close', () => clearInterval(drip));
  });
  const over = new AbortController();
  let pieces = 0;
  const read = async () => {
    const response = await directFetch(address, { signal: AbortSignal.any([over.signal]) });
    const body: ReadableStream<Uint8Array> | null = response.body;
    for await (const _piece of body ?? []) {
      pieces += 1;
      collectGarbage();
      if (pieces === 5) over.abort(new Error('no longer needed'));
      if (pieces === 50) return 'read on';
    }
    return 'ended';
  };
  await expect(read()).rejects.toThrow('no longer needed');
});
