import type { Queries } from '../db/database.ts';
import { Failure } from '../http/failure.ts';
import { anyBlocked } from './moderation.store.ts';

/** The link's host and every domain it belongs to: `a.b.example` is also `b.example` and `example`. */
function domainsOf(url: string): string[] {
  const host = URL.parse(url)?.hostname.toLowerCase().replace(/\.$/, '');
  const labels = host ? host.split('.') : [];
  return labels.map((_, place) => labels.slice(place).join('.'));
}

/** True for a link to the domain or one of its subdomains. */
export function isWithin(url: string, domain: string): boolean {
  return domainsOf(url).includes(domain);
}

/** Fails with the fault `blocked` for a link to a domain that the operator does not want here. */
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
