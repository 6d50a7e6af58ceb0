import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { BlockList, connect, isIP, type Socket } from 'node:net';

/** DNS and connections; tests replace both. */
export interface Network {
  /**
   * Returns every address of a host, IPv4 and IPv6; none when it does not exist. With `system` the
   * operating system resolves it, for example from its hosts file.
   */
  resolve(host: string, by: 'dns' | 'system', signal: AbortSignal): Promise<readonly string[]>;
  /** opens a connection to this IP address */
  connect(address: string, port: number, signal: AbortSignal): Promise<Socket>;
  /** certificate authorities (PEM) in place of the usual ones */
  readonly authorities?: readonly string[];
}

/**
 * Returns the real network. It uses no proxy, no hosts file and no search domain. `dial` opens a socket;
 * tests replace it. `connect` rejects with a TypeError for text that is no IP address, and when the
 * connection fails.
 */
export function internet(
  dnsServers: readonly string[] = [],
  dial: (target: { host: string; port: number }) => Socket = connect,
): Network {
  return {
    async resolve(host, by, signal) {
      if (by === 'system') {
        return (await lookup(host, { all: true })).map(({ address }) => address);
      }
      const resolver = new Resolver({ timeout: 1500, tries: 2 });
      if (dnsServers.length > 0) resolver.setServers(dnsServers);
      const stop = () => resolver.cancel();
      signal.addEventListener('abort', stop, { once: true });
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      signal.removeEventListener('abort', stop);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },

    async connect(address, port, signal) {
      if (isIP(address) === 0) throw new TypeError('only an address can be connected to');
      const socket = dial({ host: address, port });
      // Prevents an unhandled error before other listeners are added.
      socket.on('error', () => {});
      try {
        await once(socket, 'connect', { signal });
        if (!isSame(address, socket.remoteAddress)) throw new Error('it leads elsewhere');
        return socket;
      } catch (error) {
        socket.destroy();
        throw error;
      }
    },
  };
}

function isSame(address: string, other = ''): boolean {
  const family = (text: string) => (isIP(text) === 6 ? 'ipv6' : 'ipv4');
  const one = new BlockList();
  one.addAddress(address, family(address));
  return isIP(other) !== 0 && one.check(other, family(other));
}
