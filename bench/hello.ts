import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareResponse } from './servers.ts';

/*
 * Node's own server with a request nobody thinks about: "hello", or the response in the variable RESPONSE,
 * with the same headers and the same bytes each time.
 */
const written = process.env['RESPONSE'];
const same = written === undefined ? null : (JSON.parse(written) as BareResponse);
const body = Buffer.from(same?.body ?? '', 'base64');

const server = createServer((_request, response) => {
  if (same === null) response.end('hello');
  else response.writeHead(200, same.headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
