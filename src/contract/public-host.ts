/**
 * Hosts to which the program may be sent, as they are written once an address has been read: neither addresses nor names of this machine
 * or of a network that is nobody else's. What other names stand for is looked at when something is sent there.
 */

/** RFC 6761, 6762 and 8375, the names that clouds and offices give their machines, and any name without a dot. */
const PRIVATE_NAMES = '(?:.*\\.)?(?:localhost|localdomain|local|internal|intranet|lan|home\\.arpa)\\.?$|[^.[]+\\.?$';

/** IANA's special-purpose blocks of IPv4, with the one address by which Azure answers its machines. */
const SPECIAL_V4 = [
  '(?:0|10|127|169\\.254|172\\.(?:1[6-9]|2\\d|3[01])|192\\.168|192\\.0\\.[02]|192\\.88\\.99|198\\.1[89]|198\\.51\\.100|203\\.0\\.113',
  '|100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])|2(?:2[4-9]|[3-5]\\d)|168\\.63\\.129\\.16$)(?=[\\d.]*$)',
].join('');

/** Of IPv6, 2000::/3 has been given out; of that 2001::/23 (Teredo), 2001:db8::/32, 2002::/16 (6to4) and 3fff::/20 are nobody's. */
const SPECIAL_V6 = '\\[(?![23][\\da-f]{3}:)|\\[(?:2001:(?:|[\\da-f]{1,2}|1[\\da-f]{2}|db8)|2002|3fff:(?:|[\\da-f]{1,3})):';

export const PUBLIC_HOST = new RegExp(`^(?!${PRIVATE_NAMES}|${SPECIAL_V4}|${SPECIAL_V6})`);
