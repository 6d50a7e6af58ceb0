import type { IncomingMessage } from 'node:http';
import { pathPrefix, paths, tokenPages } from '../../../contract/paths.ts';
import { languages } from '../../../domain/language.ts';

/**
 * A parsed request target (RFC 9112, 3.2). `canonical`: the only spelling of this path that is
 * routed, rendered and cached. `redirect`: another spelling; `location` is the canonical one, a path
 * on this origin. `invalid`: no path of this origin, or no well-formed one.
 */
export type RequestTarget =
  | { readonly kind: 'canonical'; readonly pathname: string; readonly search: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'invalid' };

const invalid: RequestTarget = { kind: 'invalid' };

/** Nearly every request: segments of unreserved characters, none of which begins with a dot. */
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** Printable ASCII as RFC 3986 allows it in a path, with complete escapes. */
const wellFormedPath = /^(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;
/** A query may contain more than the RFC allows, but no `#`, space or control character. */
const wellFormedSearch = /^[\x21\x22\x24-\x7e]*$/;
const unreserved = /[\w.~-]/;

/**
 * Parses the target of a request. A target in absolute form, with a fragment, a backslash, a control
 * character or a broken escape is `invalid`; of equivalent spellings (RFC 3986, 6.2.2: escapes of
 * unreserved characters, dot segments; also repeated and trailing slashes) one is canonical.
 */
export function readRequestTarget(target: string): RequestTarget {
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const search = queryStart === -1 ? '' : target.slice(queryStart);
  if (search !== '' && !wellFormedSearch.test(search)) return invalid;
  if (plainPath.test(path)) return { kind: 'canonical', pathname: path, search };
  if (!path.startsWith('/') || !wellFormedPath.test(path)) return invalid;
  const pathname = canonicalPath(path);
  if (pathname === path) return { kind: 'canonical', pathname, search };
  return { kind: 'redirect', location: pathname + search };
}

function canonicalPath(path: string): string {
  const decoded = path.replace(/%[0-9A-Fa-f]{2}/g, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(character) ? character : escaped.toUpperCase();
  });
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

const tokenPagePrefix = new RegExp(
  `^(?:/(?:${languages.join('|')}))?(?:${tokenPages.map((page) => pathPrefix(paths[page])).join('|')})`,
  'i',
);

/**
 * Returns the path under which a page is rendered and cached: in lower case, except for the token of a
 * list page. Takes and returns a canonical path.
 */
export function canonicalPagePath(pathname: string): string {
  const end = tokenPagePrefix.exec(pathname)?.[0].length ?? pathname.length;
  const lowerCase = (part: string) => (part.startsWith('%') ? part : part.toLowerCase());
  const fixed = pathname.slice(0, end).replace(/%[0-9A-F]{2}|[A-Z]+/g, lowerCase);
  return fixed + pathname.slice(end);
}

const host = /^(?:\w[\w.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns whether the text is a valid `Host` header: a name or IP address, with or without a port. */
export function isHost(text: string): boolean {
  return host.test(text);
}

/**
 * Returns false for a repeated or malformed `Host` header (RFC 9112, 3.2: answered with 400). HTTP/1.0
 * requests may have none.
 */
export function hasValidHost({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  if (headers.host !== undefined && !isHost(headers.host)) return false;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count <= 1;
}
