import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './own-network.ts';

const INTERFACES = {
  eth0: [
    { address: '198.51.100.7', cidr: '198.51.100.7/20', family: 'IPv4' as const, netmask: '255.255.240.0' },
    {
      address: '2001:db8:1:2::7',
      cidr: '2001:db8:1:2::7/64',
      family: 'IPv6' as const,
      netmask: 'ffff:ffff:ffff:ffff::',
      scopeid: 0,
    },
  ].map((address) => ({ ...address, mac: '00:00:00:00:00:00', internal: false })),
  gone: undefined,
} as Parameters<typeof isOwnAddress>[1];

describe('isOwnAddress', () => {
  it.each([
    ['this machine', '198.51.100.7', true],
    ['a neighbour in IPv4', '198.51.100.8', false],
    ['this machine in IPv6', '2001:db8:1:2::7', true],
    ['a neighbour in IPv6', '2001:db8:1:2:ffff::1', true],
    ['another network', '2001:db8:1:3::7', false],
    ['this machine, mapped', '::ffff:198.51.100.7', true],
    ['somebody else', '203.0.113.9', false],
  ])('%s', (_name, address, own) => {
    expect(isOwnAddress(address, INTERFACES)).toBe(own);
  });
});
