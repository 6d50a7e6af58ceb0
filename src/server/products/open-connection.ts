import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import type { AllowedPlaces } from '../config/allowed-places.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { Network } from './network.ts';
import { isPublicAddress } from './public-address.ts';
import type { ShopAddress } from './shop-address.ts';

/** Addresses of one name that are tried. */
const attempts = 3;

/**
 * Connects to what a name leads to now, if all of it may be reached: one answer that may not is
 * reason enough, since whoever gave it meant no good. The addresses that were looked at are the ones
 * connected to, so an answer that changes later changes nothing.
 */
export async function openConnection(
  network: Network,
  allowed: AllowedPlaces,
  place: ShopAddress,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await addressesOf(network, place, signal);
  signal.throwIfAborted();
  const mayReach = (address: string) =>
    place.reach === 'anywhere' ||
    (place.reach === 'public' && isPublicAddress(address)) ||
    isAllowed(allowed, address);
  if (addresses.length === 0 || !addresses.every(mayReach)) throw new FetchFailure('unreachable');
  // Shops without IPv6 exist, shops without IPv4 hardly; a broken way must not use up the time.
  const inOrder = addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, attempts);
  for (const address of inOrder) {
    const socket = await network.connect(address, place.port, signal).catch(() => null);
    if (socket) return place.secure ? secured(socket, place, network, signal) : socket;
  }
  throw new FetchFailure('unreachable');
}

async function addressesOf(
  network: Network,
  { host, reach }: ShopAddress,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  return network.resolve(host, reach === 'public' ? 'to all' : 'here', signal);
}

function isAllowed({ ranges }: AllowedPlaces, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ranges?.check(address, family === 6 ? 'ipv6' : 'ipv4') === true;
}

async function secured(
  socket: Socket,
  { host }: ShopAddress,
  { authorities }: Network,
  signal: AbortSignal,
): Promise<Socket> {
  const secure = startTls({
    socket,
    ...(isIP(host) === 0 && { servername: host }),
    host,
    ALPNProtocols: ['http/1.1'],
    ...(authorities && { ca: [...authorities] }),
  });
  secure.on('error', () => {});
  try {
    await once(secure, 'secureConnect', { signal });
    return secure;
  } catch (error) {
    secure.destroy();
    socket.destroy();
    throw error;
  }
}
