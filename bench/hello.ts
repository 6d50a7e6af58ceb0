import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Node's own server with a request nobody thinks about: "hello", or with a file's name the response that
 * is in it, with the same headers and the same bytes each time.
 */
interface Response {
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** base64 */
  readonly body: string;
}

const [, , file] = process.argv;
const same = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Response);
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
