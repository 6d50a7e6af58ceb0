import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import type { AllowedPlaces } from '../config/allowed-places.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { Network } from './network.ts';
import { isPublicAddress } from './public-address.ts';
import type { ShopAddress } from './shop-address.ts';

/** Addresses of one host that are tried. */
const maxAttempts = 3;

/**
 * Resolves a host and connects to one of the addresses that were checked, so that a later DNS answer
 * cannot redirect the connection (DNS rebinding). Returns a socket, with TLS where the address needs it.
 * Fails with a `FetchFailure` `unreachable` when any of the addresses is forbidden or none answers;
 * rejects with the TLS error or the abort reason.
 */
export async function connectPinned(
  network: Network,
  allowed: AllowedPlaces,
  target: ShopAddress,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await addressesOf(network, target, signal);
  signal.throwIfAborted();
  const isReachable = (address: string) =>
    target.reach === 'anywhere' ||
    (target.reach === 'public' && isPublicAddress(address)) ||
    isAllowed(allowed, address);
  if (addresses.length === 0 || !addresses.every(isReachable))
    throw new FetchFailure('unreachable');
  // IPv4 first: nearly every shop has it, and a broken IPv6 route would use up the time.
  const inOrder = addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, maxAttempts);
  for (const address of inOrder) {
    const socket = await network.connect(address, target.port, signal).catch(() => null);
    if (socket) return target.secure ? secured(socket, target, network, signal) : socket;
  }
  throw new FetchFailure('unreachable');
}

async function addressesOf(
  network: Network,
  { host, reach }: ShopAddress,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  return network.resolve(host, reach === 'public' ? 'dns' : 'system', signal);
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
