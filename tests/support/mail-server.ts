/** A server of mail on loopback that keeps what it takes, and refuses what a test wants refused. */
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  mail: Email;
  /** As it came. */
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Answers of 4xx and 5xx to recipients, by address; null takes it. Tests assign it. */
  refuse: (to: string) => { code: number; words: string } | null;
  /** Takes nothing more, and is not reached, until it is back at the same address. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let server = serverFor(received, (to) => opened.refuse(to));
  await listen(server, 0);
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  let isThere = true;
  const leave = async () => {
    if (!isThere) return;
    isThere = false;
    await new Promise<void>((done) => server.close(() => done()));
  };
  const opened: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: () => null,
    leave,
    async comeBack() {
      server = serverFor(received, (to) => opened.refuse(to));
      await listen(server, port);
      isThere = true;
    },
    close: leave,
  };
  return opened;
}

async function listen(server: SMTPServer, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
}

function serverFor(received: ReceivedMail[], refuse: MailServer['refuse']): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    onRcptTo({ address }, _session, done) {
      const refused = refuse(address);
      done(refused ? Object.assign(new Error(refused.words), { responseCode: refused.code }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void keep(Buffer.concat(chunks)));

      async function keep(raw: Buffer): Promise<void> {
        const mail = await PostalMime.parse(raw);
        for (const { address } of envelope.rcptTo) received.push({ to: address, mail, raw: raw.toString() });
        done();
      }
    },
  });
  // A client that is killed breaks its connection off.
  server.on('error', () => undefined);
  return server;
}
