/** Can others reach us at our address? A hub on the internet can at an https address of the internet. */
import { isIP } from 'node:net';
import { isPublicAddress } from '../../outside/connectors/web/public-address.ts';

/** Names that are never on the internet (RFC 6761, 6762, 9476; `internal` is reserved by ICANN). */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|test|invalid|example|alt|onion|home\.arpa)$/;

/** The origin, without a slash at its end; null where it is none of the internet. */
export function callbackUrlOf(publicUrl: string): string | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return isPublicAddress(address) ? origin : null;
  return hostname.includes('.') && !PRIVATE.test(hostname.replace(/\.$/, '')) ? origin : null;
}
