/**
 * Stands between a program and a server on this machine, and can be told to fail as networks do: to cut what is open and refuse what
 * comes, also just where something is said, to keep everything open and pass nothing on, or to pass answers on late.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpProxy {
  port: number;
  /** Connections end, and new ones are ended at once. */
  cut(): void;
  /** A connection ends by which something is said to the server that has the word, before that hears it. */
  cutAt(word: string): void;
  /** Nothing comes through any more, in either direction, and nobody is told. */
  hang(): void;
  /** Each piece of an answer comes so many milliseconds later. */
  slow(milliseconds: number): void;
  /** Whoever comes from now on is led to another port of the same machine, as by an address that moves. */
  leadTo(port: number): void;
  /** As at first; what hung goes on where its ends still wait for it. */
  mend(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let state: 'passing' | 'cut' | 'hanging' = 'passing';
  let late = 0;
  let forbidden: string | null = null;
  let { port } = target;
  const passOn = () =>
    new Transform({
      transform(piece, _encoding, passed) {
        if (late === 0) return passed(null, piece);
        setTimeout(() => passed(null, piece), late);
      },
    });

  const unlessForbidden = (client: Socket) =>
    new Transform({
      transform(piece: Buffer, _encoding, passed) {
        if (forbidden !== null && piece.includes(forbidden)) client.destroy();
        else passed(null, piece);
      },
    });

  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'cut') return void client.destroy();
    const behind = connect({ ...target, port });
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
      if (one === behind) one.pipe(passOn()).pipe(other);
      else one.pipe(unlessForbidden(client)).pipe(other);
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
    cutAt(word) {
      forbidden = word;
    },
    hang() {
      state = 'hanging';
      for (const socket of open) socket.pause();
    },
    leadTo(other) {
      port = other;
    },
    slow(milliseconds) {
      late = milliseconds;
    },
    mend() {
      state = 'passing';
      late = 0;
      forbidden = null;
      for (const socket of open) socket.resume();
    },
    async close() {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
}
