import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** the address `url`, through the proxy */
  readonly url: string;
  /** connections that were asked for so far */
  readonly asked: number;
  /** connections that are open now */
  readonly open: number;
  /** `pass` them on, `refuse` new ones and close those that are open, or be `silent` towards new ones */
  mode: 'pass' | 'refuse' | 'silent';
  /** Closes what is open, and passes new connections on to another address. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** Stands between a server and what it connects to at `url`, and fails the way a network can. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let mode: TcpProxy['mode'] = 'pass';
  let asked = 0;
  const server = createServer((near) => {
    asked += 1;
    if (mode === 'refuse') return near.resetAndDestroy();
    sockets.add(near);
    near.on('close', () => sockets.delete(near)).on('error', () => {});
    if (mode === 'silent') return;
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  const closeAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: Object.assign(new URL(url), { port: String(address.port) }).href,
    get asked() {
      return asked;
    },
    get open() {
      return sockets.size;
    },
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      if (next === 'refuse') closeAll();
    },
    leadTo(other) {
      target = new URL(other);
      closeAll();
    },
    async close() {
      server.close();
      closeAll();
      await once(server, 'close');
    },
  };
}
