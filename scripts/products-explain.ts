import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodePage } from '../src/product-page/decode.ts';
import { explainPage } from '../src/product-page/explain-page.ts';

/*
 * Prints how a saved page of a shop is read:
 *   npm run products:explain -- page.html --url https://shop.example/p/1
 * Without an address, the page's canonical one is used.
 */
const { values, positionals } = parseArgs({
  options: { url: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) {
  console.error('Usage: npm run products:explain -- FILE [--url ADDRESS]');
  process.exitCode = 1;
} else {
  const html = decodePage(readFileSync(file));
  const canonical = /<link[^>]{0,500}rel=["']?canonical["']?[^>]{0,500}>/i.exec(html)?.[0];
  const url = values.url ?? /href=["']?([^"'\s>]+)/i.exec(canonical ?? '')?.[1] ?? '';
  const lines = explainPage({ html, url, status: 200, language: 'en' });
  console.log(lines.join('\n'));
}
