/** Where a request comes from: of a trusted proxy what it says, of everybody else the other end of the connection. */
import type { FastifyRequest } from 'fastify';
import { DEVICE_HEADER, DEVICE_ID } from '../../contract/device-identity.ts';
import type { Caller } from '../../services/environment.ts';
import { networkKey } from './attempt-windows.ts';

/** What counts as an address where none is known any more. All of them are one: nobody hears the answer. */
const GONE = 'gone';
/** A trusted proxy may pass on whatever was sent to it. */
const LONGEST = 64;

/** A connection that is closed has no address, and the framework fails on that where proxies are trusted. */
export function addressOf(request: FastifyRequest): string {
  return request.socket.remoteAddress === undefined ? GONE : request.ip.slice(0, LONGEST);
}

/** By which it is counted: of IPv6 the network. */
export function addressKey(request: FastifyRequest): string {
  return networkKey(addressOf(request));
}

/** As a device calls itself; empty where it does not, or not as it may. */
export function deviceIdOf({ headers }: FastifyRequest): string {
  const given = headers[DEVICE_HEADER];
  return typeof given === 'string' && DEVICE_ID.test(given) ? given : '';
}

/** As it is written down of what they do. The device is what the browser says of itself. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: addressOf(request), deviceId: deviceIdOf(request) || null };
}
