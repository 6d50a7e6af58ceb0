import { BlockList, isIP, type LookupFunction, Socket } from 'node:net';

interface Target {
  readonly path?: string;
  readonly host?: string;
  readonly lookup?: LookupFunction;
}

let isInstalled = false;

/**
 * Tests talk to this machine alone: a connection to any other address is an error. Test files that share a
 * process install it once.
 */
export function installNetworkGuard(): void {
  if (isInstalled) return;
  isInstalled = true;
  const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
    const target = targetOf(args);
    if (target.path !== undefined) return connect.apply(this, args);
    const host = target.host ?? 'localhost';
    if (isIP(host) === 0 && host !== 'localhost') {
      if (target.lookup === undefined) throw refusal(host);
      // A test may bring its own names, as long as they lead back here.
      Object.assign(target, { lookup: loopbackOnly(target.lookup) });
    } else if (!isLoopback(host)) {
      throw refusal(host);
    }
    return connect.apply(this, args);
  };
}

/** The forms of `connect`: options, a path, a port with a host, and Node's own list of these. */
function targetOf(args: readonly unknown[]): Target {
  const [first, second] = args;
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first };
  return typeof second === 'string' ? { host: second } : {};
}

function loopbackOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const foreign = error ? undefined : addresses.find((address) => !isLoopback(address));
      if (foreign === undefined) callback(error, found, family);
      else callback(refusal(foreign), found, family);
    });
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  return host === 'localhost' || loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

function refusal(host: string): Error {
  return new Error(`A test tried to reach ${host}: tests talk to this machine alone.`);
}
