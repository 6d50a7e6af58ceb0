import { type MessagePort, parentPort } from 'node:worker_threads';
import { decodePage } from '../../product-page/decode.ts';
import { readProductPage } from '../../product-page/read-product-page.ts';
import type { PageTask } from './page-reader.ts';

/*
 * Runs in a thread of its own, because pages exist that a parser reads for a minute, and a thread
 * can be ended. It says that it is ready, and then answers each page with its product.
 */
const main = parentPort as MessagePort;
main.on('message', ({ bytes, headers, ...page }: PageTask) => {
  const html = decodePage(bytes, headers['content-type'] ?? null);
  main.postMessage(readProductPage({ ...page, headers, html }), []);
});
main.postMessage('ready', []);
