import { isIPv4, SocketAddress } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2), as `SocketAddress` spells it. */
const mappedPrefix = '::ffff:';

declare module 'fastify' {
  interface FastifyRequest {
    /** who sends the request, for limits: see `visitorAt` */
    visitor: string;
  }
}

/** Sets `request.visitor` at the start, since a closed connection no longer has an address. */
export function recordVisitors(app: FastifyInstance): void {
  app.decorateRequest('visitor', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.visitor = visitorAt(request.ip);
    done();
  });
}

/**
 * Returns the visitor at an IP address, for limits: the IPv4 address, or the /64 network of an IPv6
 * address, since a household gets a whole network. Other spellings of an address (IPv4 as IPv6, with a
 * port) are the same visitor. Text that is no address is returned unchanged.
 */
export function visitorAt(ip: string): string {
  if (isIPv4(ip)) return ip;
  const address = SocketAddress.parse(ip) ?? SocketAddress.parse(`[${ip}]`);
  if (!address) return ip;
  if (address.family === 'ipv4') return address.address;
  const [zoneless = ''] = address.address.split('%');
  if (zoneless.startsWith(mappedPrefix) && isIPv4(zoneless.slice(mappedPrefix.length))) {
    return zoneless.slice(mappedPrefix.length);
  }
  return network64(zoneless);
}

/** The first four of an IPv6 address's eight groups. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const tailGroups = tail.split(':').filter(Boolean);
    while (groups.length + tailGroups.length < 8) groups.push('0');
    groups.push(...tailGroups);
  }
  return groups.slice(0, 4).join(':');
}
