import type { Queries } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { anyBlocked } from './moderation.store.ts';

/**
 * Returns the domain that an operator typed, as it is written in links: `https://Bücher.example/x`,
 * `.bücher.example` and `bücher.example.` are all `xn--bcher-kva.example`. Null for text that is no
 * domain, an IP address included.
 */
export function domainIn(text: string): string | null {
  const name = text
    .trim()
    .replace(/^[a-z][\w+.-]*:\/\//i, '')
    .replace(/^(\*?\.)+/, '');
  const host = URL.parse(`http://${name}`)?.hostname.replace(/\.$/, '') ?? '';
  const isName = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName ? host : null;
}

/** Returns the host of a link and its parent domains: `a.b.example` is also `b.example` and `example`. */
function domainsOf(url: string): string[] {
  const host = URL.parse(url)?.hostname.toLowerCase().replace(/\.$/, '');
  const labels = host ? host.split('.') : [];
  return labels.map((_, place) => labels.slice(place).join('.'));
}

/** Returns true for a link to the domain or one of its subdomains. */
export function isWithin(url: string, domain: string): boolean {
  return domainsOf(url).includes(domain);
}

/** Fails with `request.invalid` (field `field`, code `blocked`) for a link to a blocked domain. */
export async function refuseBlocked(
  db: Queries,
  url: string | null | undefined,
  field = 'url',
): Promise<void> {
  const domains = url ? domainsOf(url) : [];
  if (domains.length > 0 && (await anyBlocked(db, domains))) {
    throw new Failure('request.invalid', { errors: [{ field, code: 'blocked' }] });
  }
}
