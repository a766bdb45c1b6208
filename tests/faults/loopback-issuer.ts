/** An outside issuer on this machine, which can be cut off, and tokens of whomever a test names. */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { startWebServer } from '../support/web-server.ts';

export interface LoopbackIssuer {
  url: string;
  audience: string;
  /** Between it and whoever asks for its keys. */
  way: TcpProxy;
  /** Of a sign-in at that time, good for a day; `kid`: of another key than the one that it publishes. */
  token(email: string, at: number, kid?: string): Promise<string>;
  close(): Promise<void>;
}

const KID = 'of-the-loopback-issuer';
const DAY_SECONDS = 86_400;

export async function startIssuer(): Promise<LoopbackIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const server = await startWebServer((request, response) => {
    const described = { issuer: url, jwks_uri: `${url}/keys`, token_endpoint: `${url}/token` };
    const answer = request.url === '/keys' ? { keys: [jwk] } : described;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const way = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  const url = `http://127.0.0.1:${way.port}`;
  const audience = 'earshot';
  return {
    url,
    audience,
    way,
    token(email, at, kid = KID) {
      const iat = Math.floor(at / 1000);
      const person = { sub: email, email, email_verified: true, sid: randomUUID(), auth_time: iat };
      return new SignJWT({ iss: url, aud: audience, iat, exp: iat + DAY_SECONDS, ...person })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
    },
    async close() {
      await way.close();
      await server.close();
    },
  };
}
