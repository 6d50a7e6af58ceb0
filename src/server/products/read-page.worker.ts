import { type MessagePort, parentPort } from 'node:worker_threads';
import { decodePage } from '../../product-page/decode.ts';
import { readProductPage } from '../../product-page/read-product-page.ts';
import type { PageTask } from './page-reader.ts';

/*
 * Runs in a worker thread, because some pages take a parser a minute, and a thread can be terminated.
 * It posts `ready` once, and then the product of each page that it receives.
 */
const main = parentPort as MessagePort;
main.on('message', ({ bytes, headers, ...page }: PageTask) => {
  const html = decodePage(bytes, headers['content-type'] ?? null);
  main.postMessage(readProductPage({ ...page, headers, html }), []);
});
main.postMessage('ready', []);
