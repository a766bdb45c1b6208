/**
 * Opens sockets for the web client, to addresses that were looked at and to no other. The client comes here for every new
 * connection, whether its host is a name or an address, so that nothing passes by; a name is resolved once, and the socket is
 * opened to the very address that was checked, so that an answer of the resolver that changes has no effect.
 */
import { lookup as resolve } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { timeLimit } from '../../../time-limit.ts';
import { SourceFailure } from '../source-failure.ts';
import { raced } from './raced.ts';

/** All addresses of a name, in any order. Rejects where there is none. */
export type Lookup = (name: string) => Promise<readonly string[]>;
/** Opens a socket to `hostname`, which is always an address here. */
export type Connect = buildConnector.connector;

export interface ConnectOptions {
  lookup?: Lookup | undefined;
  allowed(address: string): boolean;
  /** For tests; default: a real socket. */
  connect?: Connect | undefined;
  /** Of the resolver, and again of each attempt; milliseconds. */
  connectMs: number;
}

/** Of a name with many: the third is as good as the tenth. */
const ATTEMPTS = 3;

export function checkedConnect(options: ConnectOptions): Connect {
  const { connectMs, lookup = resolveAll, connect = buildConnector({ timeout: connectMs }) } = options;

  async function addressesOf(host: string): Promise<readonly string[]> {
    const addresses = isIP(host) ? [host] : await raced(lookup(host), timeLimit(connectMs));
    // One private address among public ones is how a name is turned against its reader; the whole name is refused.
    if (!addresses.every(options.allowed)) throw new SourceFailure('refused', `${host} is not an address of the public internet`);
    // IPv4 first: nearly every source has it, and where it is missing the attempt fails at once.
    return addresses.toSorted((one, other) => isIP(one) - isIP(other)).slice(0, ATTEMPTS);
  }

  async function open(to: buildConnector.Options): Promise<Opened> {
    let failure: unknown = new SourceFailure('unreachable', `${to.hostname} has no address`);
    for (const address of await addressesOf(to.hostname)) {
      try {
        return await opened(connect, { ...to, hostname: address });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async function tell(to: buildConnector.Options, callback: buildConnector.Callback): Promise<void> {
    let outcome: Parameters<buildConnector.Callback>;
    try {
      outcome = [null, await open(to)];
    } catch (error) {
      outcome = [error instanceof Error ? error : new Error('no socket'), null];
    }
    callback(...outcome);
  }

  return (to, callback) => void tell(to, callback);
}

type Opened = NonNullable<Parameters<buildConnector.Callback>[1]>;

/** The certificate is still checked against the name: it is in `host`, from which the connector takes it. */
function opened(connect: Connect, to: buildConnector.Options): Promise<Opened> {
  return new Promise((fulfil, reject) => {
    connect(to, (...[error, socket]) => {
      if (socket) fulfil(socket);
      else reject(error ?? new Error('no socket'));
    });
  });
}

async function resolveAll(name: string): Promise<string[]> {
  return (await resolve(name, { all: true })).map(({ address }) => address);
}
