import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `bad gateway`: the server behind is away. `no backend`: it is away, and the proxy knows of none. `new release`: files that only the application asks for are gone, until
 * a new document is loaded, and documents name another script than before.
 */
type Mode = 'passing' | 'bad gateway' | 'no backend' | 'new release';

export interface ReverseProxy {
  readonly address: string;
  mode: Mode;
  /** documents that browsers have navigated to */
  documents: number;
  /** pages that a script has asked for */
  checks: number;
  stop(): void;
}

/** Starts a reverse proxy as operators have one in front of the server. */
export async function startProxy(server: string): Promise<ReverseProxy> {
  const proxy: ReverseProxy = {
    address: '',
    mode: 'passing',
    documents: 0,
    checks: 0,
    stop: () => listener.close(),
  };
  const listener = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-mode'] === 'navigate';
    if (isDocument) proxy.documents += 1;
    else if (!/^\/(?:api|assets)\//.test(asked.url ?? '')) proxy.checks += 1;
    if (proxy.mode === 'bad gateway') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
    if (proxy.mode === 'no backend') {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
      return;
    }
    if (proxy.mode === 'new release' && isDocument) proxy.mode = 'passing';
    const isPart = /^\/assets\/.*\.js(?:on)?$/.test(asked.url ?? '');
    if (proxy.mode === 'new release' && isPart) {
      answer.writeHead(404).end();
      return;
    }
    const isRenamed = proxy.mode === 'new release' && asked.headers['sec-fetch-dest'] === 'empty';
    // What is renamed below is neither compressed nor known to the browser.
    const headers = isRenamed
      ? without(asked.headers, ['accept-encoding', 'if-none-match'])
      : asked.headers;
    const options = { method: asked.method ?? 'GET', headers };
    const passed = forward(new URL(asked.url ?? '/', server), options, (response) => {
      const isHtml = response.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isRenamed || !isHtml) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      const others = without(response.headers, ['content-length', 'etag']);
      answer.writeHead(response.statusCode ?? 502, others);
      response.setEncoding('utf8').on('data', (text: string) => {
        answer.write(text.replaceAll('/assets/entry-client-', '/assets/entry-client-2'));
      });
      response.on('end', () => answer.end());
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo;
  return Object.assign(proxy, {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      listener.close();
      listener.closeAllConnections();
    },
  });
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
