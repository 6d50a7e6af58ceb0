import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges that are not public: the whole IANA IPv4 Special-Purpose Address Registry (also entries
 * that it calls globally reachable), multicast, and addresses of cloud infrastructure.
 */
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // the host of an Azure machine, in a public range
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** The only range of global unicast IPv6 (RFC 4291, 2.4); mapped, NAT64 and local addresses lie outside. */
const globalUnicast6 = ['2000::', 3] as const;

/** Ranges within it that are not public, by the IANA IPv6 registry: Teredo and ORCHID, documentation, 6to4, AS112. */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const private4 = new BlockList();
for (const [net, prefix] of special4) private4.addSubnet(net, prefix, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...globalUnicast6, 'ipv6');
const private6 = new BlockList();
for (const [net, prefix] of special6) private6.addSubnet(net, prefix, 'ipv6');

/** Returns true for a public IP address; false for any other address or text. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !private4.check(address, 'ipv4');
    case 6:
      if (address.includes('%')) return false;
      return public6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
    default:
      return false;
  }
}
