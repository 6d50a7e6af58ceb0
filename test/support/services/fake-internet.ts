import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { internet, type Network } from '../../../src/server/products/network.ts';
import type { Certificate } from './certificate.ts';

/** Where the shops of tests are, as their names say; nobody is asked there. */
export const shopIp = '93.184.215.14';
const loopback = internet();

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * An internet on this machine: names with the answers a test wants, servers behind public addresses,
 * and a record of every connection that anybody tried.
 */
export class FakeInternet implements Network {
  /** `address:port` of every connection tried */
  readonly attempts: string[] = [];
  /** names asked for */
  readonly asked: string[] = [];
  authorities?: readonly string[];
  /** where an address leads that has no server: nowhere, or to this port here */
  elsewhere: number | undefined;
  readonly #names = new Map<string, (readonly string[])[]>();
  readonly #places = new Map<string, number>();
  readonly #servers: Server[] = [];

  /** What a name leads to: one answer after the other, and the last one from then on. */
  name(host: string, ...answers: readonly (readonly string[])[]): void {
    this.#names.set(host, [...answers]);
  }

  /** A shop: its name, and the server behind it. */
  async shop(host: string, answer: Answer, address = shopIp, port = 80): Promise<void> {
    this.name(host, [address]);
    await this.#open(
      createServer((request, response) => void answer(request, response)),
      address,
      port,
    );
  }

  async secureShop(host: string, answer: Answer, certificate: Certificate) {
    this.name(host, [shopIp]);
    const server = createSecureServer(
      certificate,
      (request, response) => void answer(request, response),
    );
    await this.#open(server, shopIp, 443);
  }

  async #open(server: Server, address: string, port: number): Promise<void> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.#servers.push(server);
    this.#places.set(`${address}:${port}`, (server.address() as AddressInfo).port);
  }

  async resolve(host: string): Promise<readonly string[]> {
    this.asked.push(host);
    const answers = this.#names.get(host) ?? [];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  }

  connect(address: string, port: number, signal: AbortSignal) {
    const place = `${address}:${port}`;
    this.attempts.push(place);
    const here = this.#places.get(place) ?? this.elsewhere;
    if (here === undefined) return Promise.reject(new Error('connection refused'));
    return loopback.connect('127.0.0.1', here, signal);
  }

  close(): void {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** A page that says it sells this. */
export function productPage({ name = 'Red kite', price = '12.50', image = '' } = {}): string {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(image && { image }),
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  };
  return `<!doctype html><html lang="en"><head><title>${name}</title>
<script type="application/ld+json">${JSON.stringify(product)}</script></head>
<body><h1>${name}</h1><p>It flies.</p><button>Add to basket</button></body></html>`;
}
