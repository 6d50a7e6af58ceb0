import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../test/support/client.ts';
import { picture } from '../../test/support/pictures.ts';
import { type Drill, hold, until } from '../drill.ts';
import { countsOf, expectAllThere, startGuests } from '../guests.ts';
import { expectAlive, newFolder, startServer } from '../site.ts';

const maxOpenFiles = 300;

export const drill: Drill = {
  name: 'files',
  fault: `Three times as many connections as the process may have open files (${maxOpenFiles}), under traffic with pictures, for 20 s`,
  promise:
    'The server does not end, those who are connected are served, and it goes on when the connections are gone',
  async run() {
    const limited = ['sh', '-c', `ulimit -n ${maxOpenFiles}; exec "$@"`, 'sh'];
    const server = await startServer({ DATA_DIR: newFolder() }, limited);
    const { hostname, port } = new URL(server.origin);
    const image = await picture('png', { width: 300, height: 200 });
    const guests = startGuests({ origins: [server.origin], count: 4, picture: image, pauseMs: 5 });
    await sleep(1000);
    const sockets: Socket[] = [];
    for (let n = 0; n < 3 * maxOpenFiles; n++) {
      const socket = connect(Number(port), hostname).on('error', () => {});
      sockets.push(socket);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
    }
    await sleep(20_000);
    expectAlive(server);
    const open = sockets.filter(({ closed }) => !closed).length;
    for (const socket of sockets) socket.destroy();
    const api = new ApiClient(fetch, server.origin);
    const freedAt = performance.now();
    await until(async () => (await api.create()).status === 201, 15, 'no list can be made again');
    const back = ((performance.now() - freedAt) / 1000).toFixed(1);
    await sleep(1000);
    await guests.stop();
    hold(![...guests.statuses.keys()].includes(500), `answers: ${countsOf(guests.statuses)}`);
    const there = await expectAllThere(server.origin, guests.acknowledged);
    hold((await server.stop()) === 0, 'the server did not stop well');
    hold(server.log().includes('new connections are closed'), 'the log does not say why');
    return `${open} of ${sockets.length} connections kept, the others closed at once; answers to those connected ${countsOf(guests.statuses)}; new ones again after ${back} s; ${there}`;
  },
};
