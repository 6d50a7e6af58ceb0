import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { BlockList, connect, isIP, type Socket } from 'node:net';

/** How shop reading reaches the world; a test hands in names and connections of its own. */
export interface Network {
  /**
   * Every address of a name, IPv4 and IPv6; none when there is no such name. Names of the house
   * may be known to the house only, to its hosts file for example.
   */
  resolve(host: string, known: 'to all' | 'here', signal: AbortSignal): Promise<readonly string[]>;
  /** opens a connection to exactly this address, which is no name */
  connect(address: string, port: number, signal: AbortSignal): Promise<Socket>;
  /** certificate authorities (PEM) in place of the usual ones */
  readonly authorities?: readonly string[];
}

/** The internet, asked by its own means: no proxy, and for its names no hosts file and no search domain. */
export function internet(dnsServers: readonly string[] = []): Network {
  return {
    async resolve(host, known, signal) {
      if (known === 'here') {
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
      const socket = connect({ host: address, port });
      // Whoever holds the socket hears of its end; until then nobody may be listening.
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
