import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdParty {
  readonly origin: string;
  /** the paths that were asked for, and what was told in a body behind them */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** What an analytics service does: cookies, and a report for every event that is queued. */
const tag = `
  document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=9999';
  document.cookie = '_ga_TEST=GS1; Path=/; Max-Age=9999';
  const origin = new URL(document.currentScript.src).origin;
  const report = (entry) => {
    if (entry[0] === 'event')
      fetch(origin + '/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry[2]) });
  };
  const queue = window.dataLayer;
  for (const entry of queue) report(entry);
  queue.push = (entry) => report(entry);
`;

/** What an advertising service does: a cookie, and something in every place. */
const advertisements = `
  document.cookie = '__gads=ID; Path=/; Max-Age=9999';
  for (const place of document.querySelectorAll('ins.adsbygoogle'))
    place.textContent =
      (window.adsbygoogle.requestNonPersonalizedAds === 1 ? 'Buy ' : 'Personalised ') + place.dataset.adClient;
`;

/** Stands for the services that an operator may connect, on this machine. */
export async function startThirdParty(): Promise<ThirdParty> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      asked.push(`${request.url} ${body}`.trim());
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const script = path.startsWith('/gtag/') ? tag : advertisements;
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (path === '/collect') response.writeHead(204).end();
      else response.setHeader('content-type', 'text/javascript').end(script);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
