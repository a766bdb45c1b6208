/**
 * Stands between a program and a server on this machine, and can be told to fail as networks do: to cut what is open and refuse what
 * comes, or to keep everything open and pass nothing on.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Connections end, and new ones are ended at once. */
  cut(): void;
  /** Nothing comes through any more, in either direction, and nobody is told. */
  hang(): void;
  /** As at first; what hung goes on where its ends still wait for it. */
  mend(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let state: 'passing' | 'cut' | 'hanging' = 'passing';

  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'cut') return void client.destroy();
    const behind = connect(target);
    behind.on('error', () => client.destroy());
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (state === 'hanging') one.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      destroyAll();
    },
    hang() {
      state = 'hanging';
      for (const socket of open) socket.pause();
    },
    mend() {
      state = 'passing';
      for (const socket of open) socket.resume();
    },
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
