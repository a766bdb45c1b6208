/**
 * The addresses of this machine, which reach it past its firewall although they are public: what listens for this machine alone
 * would answer. In IPv6 the machines beside it have public addresses as well, so its network is refused with it; in IPv4 the rest
 * of a public network is other people's.
 */
import { BlockList, isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** `interfaces`: as they are now, since addresses come and go. */
export function isOwnAddress(address: string, interfaces: Interfaces = networkInterfaces()): boolean {
  const own = new BlockList();
  for (const { address: mine, family, cidr } of Object.values(interfaces).flatMap((addresses) => addresses ?? [])) {
    const [network = mine, prefix] = cidr?.split('/') ?? [];
    if (family === 'IPv4') own.addAddress(mine, 'ipv4');
    else own.addSubnet(network, Number(prefix ?? 128), 'ipv6');
  }
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
