/** A loopback server that answers as websites do when they are ill, and keeps what it was asked. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';

export interface WebServer {
  port: number;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

export async function startWebServer(listener: RequestListener): Promise<WebServer> {
  const requests: WebServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    listener(request, response);
  });
  return { ...(await listen(server)), requests };
}

/** Below HTTP: what happens to a socket is the caller's. */
export async function startSocketServer(listener: (socket: Socket) => void): Promise<WebServer> {
  const server = createSocketServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    listener(socket);
  });
  return { ...(await listen(server)), requests: [] };
}

async function listen(server: Server): Promise<Pick<WebServer, 'port' | 'close'>> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
