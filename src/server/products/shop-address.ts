import { isIP } from 'node:net';
import { limits } from '../../domain/limits.ts';
import type { AllowedPlaces } from '../config/allowed-places.ts';

/** An address that may be asked, if what its name leads to may be. */
export interface ShopAddress {
  readonly url: URL;
  /** a name, or an address without brackets */
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** where the name may lead: the public internet, only what the operator allows, or anywhere */
  readonly reach: 'public' | 'allowed' | 'anywhere';
}

/** Names that mean something only at home (RFC 6762, 6761, 8375, and what routers and companies use). */
const localSuffix =
  /(?:^|\.)(?:alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|workgroup)$/;
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Reads an address as it was pasted or as a shop redirects to it. Null for all that is not an absolute
 * http(s) address with a plain name on the usual port, unless the operator allows the place.
 */
export function shopAddress(text: string, allowed: AllowedPlaces): ShopAddress | null {
  if (text.length > limits.itemUrl || hasControls(text)) return null;
  // Told before parsing, because the standard's parser forgives slashes and drops empty credentials.
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || /[@\\\s]/.test(authority)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  const secure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const reach = reachOf(host, port, allowed);
  return reach && { url, host, port, secure, reach };
}

function reachOf(host: string, port: number, allowed: AllowedPlaces): ShopAddress['reach'] | null {
  if (allowed.hosts.has(host)) return 'anywhere';
  if (isPublicName(host) && (port === 80 || port === 443)) return 'public';
  return allowed.ranges && 'allowed';
}

/** A name with a dot in it that the whole internet could know. */
function isPublicName(host: string): boolean {
  if (isIP(host) !== 0 || host.length > 253 || localSuffix.test(host)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && !/\.\d[^.]*$/.test(host);
}

function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is refused
  return /[\u0000-\u001f\u007f]/.test(text);
}
