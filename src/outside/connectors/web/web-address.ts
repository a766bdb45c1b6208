/** What can be said of an address before anything is resolved: its scheme, its port, and that it holds no name and password. */
import { SourceFailure } from '../source-failure.ts';

/**
 * Feeds live at 80, 443 and at ports of applications. Below 1024 stand mail, shells and directories, to which a request is an
 * order in their own language; those above are what browsers refuse for the same reason (fetch.spec.whatwg.org, "bad port").
 */
const FIRST_FREE_PORT = 1024;
const BAD_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * `base`: what a redirect is relative to. An address in disguise (127.1, 0x7f000001, ⑫⑦.1) comes out as it would be connected to.
 * @throws SourceFailure 'refused'
 */
export function webAddress(written: string, base?: URL): URL {
  const address = URL.canParse(written, base?.href) ? new URL(written, base?.href) : null;
  if (!address) throw new SourceFailure('refused', 'This is not an address of the web');
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new SourceFailure('refused', `Only http and https are asked, not ${address.protocol.slice(0, -1)}`);
  }
  if (address.username !== '' || address.password !== '') {
    throw new SourceFailure('refused', `The address of ${address.host} holds a name or a password`);
  }
  const port = Number(address.port);
  if (address.port !== '' && port !== 80 && port !== 443 && (port < FIRST_FREE_PORT || BAD_PORTS.has(port))) {
    throw new SourceFailure('refused', `${address.hostname} is not asked at port ${port}, which is not one of the web`);
  }
  return address;
}
