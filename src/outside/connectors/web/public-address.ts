/**
 * Which addresses belong to the public internet. Whoever sets up a feed names an address, and this machine asks it: nothing may be
 * asked that only this machine, its network or its cloud can reach. Names are none of its business; they are resolved before.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of addresses that stand for an IPv4 address: mapped ones, and those by which IPv6-only networks reach IPv4 (RFC 6052). */
const EMBEDDING: ReadonlySet<string> = new Set(['ipv4Mapped', 'rfc6052']);
/** RFC 8215: an operator's own prefix, behind which anything may stand; ipaddr.js counts it among those above. */
const LOCAL_TRANSLATION = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48');
/** All that has been given out for one receiver; what is outside is reserved, whatever a later list calls it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure answers its machines here, with their settings, at an address that looks public. */
const AZURE_HOST = '168.63.129.16';

/**
 * `address`: as the resolver writes it, without brackets. false for what is no address, and for every range that is not for one
 * receiver on the public internet. 6to4 and Teredo are never public: their relays are gone (RFC 7526), and what they carry inside
 * is an IPv4 address of the writer's choice.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads 127.1 and 0x7f.1, which no resolver writes.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicV4(parsed);
  if (EMBEDDING.has(parsed.range())) return !parsed.match(LOCAL_TRANSLATION) && isPublicV4(embedded(parsed));
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
}

/** Both prefixes have 96 bits. */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}
