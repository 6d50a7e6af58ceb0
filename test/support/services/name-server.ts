import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

export interface NameServer {
  /** `address:port` */
  readonly address: string;
  /** names asked for, with the type: A or AAAA */
  readonly asked: readonly string[];
  close(): void;
}

/** A name server on loopback that speaks DNS over UDP (RFC 1035); `answer` says what a name is this time. */
export async function startNameServer(
  answer: (host: string, type: 'A' | 'AAAA') => readonly string[] | null,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    let at = 12;
    const labels: string[] = [];
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const type = query.readUInt16BE(at + 1) === 1 ? 'A' : 'AAAA';
    const host = labels.join('.').toLowerCase();
    asked.push(`${host} ${type}`);
    const found = answer(host, type);
    if (found === null) return;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(found.length > 0 || type === 'AAAA' ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    const records = found.map((each) => {
      const bytes = isIPv4(each) ? Buffer.from(each.split('.').map(Number)) : sixteenBytes(each);
      const record = Buffer.from('c00c000100010000000000', 'hex');
      record.writeUInt16BE(isIPv4(each) ? 1 : 28, 2);
      return Buffer.concat([record, Buffer.from([bytes.length]), bytes]);
    });
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => socket.close(),
  };
}

function sixteenBytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  const all = address.includes('::')
    ? [...groups(head), ...zeros, ...groups(tail)]
    : groups(address);
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
