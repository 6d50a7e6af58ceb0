import { limits } from '../../domain/limits.ts';
import type { AllowedPlaces } from '../config/allowed-places.ts';

/** An address of permitted form; whether it may be fetched depends on the IP addresses of its host. */
export interface ShopAddress {
  readonly url: URL;
  /** a host name, or an IP address without brackets */
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** permitted IP addresses: public ones, only those that the operator allows, or any */
  readonly reach: 'public' | 'allowed' | 'anywhere';
}

/** Names for local networks (RFC 6762, 6761, 8375, and what routers and companies use). */
const localSuffix =
  /(?:^|\.)(?:alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|workgroup)$/;
/** An http(s) address with exactly two slashes, and no credentials or white space before its path. */
const webAddress = /^https?:\/\/[^/?#@\\\s]+(?:[/?#]|$)/i;
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Parses an address that a visitor pasted or a shop redirects to. Returns null unless it is an absolute
 * http(s) address with a public host name on the standard port, or the operator allows its host or range.
 */
export function shopAddress(text: string, allowed: AllowedPlaces): ShopAddress | null {
  if (text.length > limits.itemUrl || hasControls(text)) return null;
  // Checked before parsing, because the WHATWG parser accepts wrong slashes and drops empty credentials.
  if (!webAddress.test(text)) return null;
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

/** True for a host name with a dot that public DNS could resolve; false for an IP address. */
function isPublicName(host: string): boolean {
  if (host.length > 253 || localSuffix.test(host)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((each) => label.test(each)) && !/\.\d[^.]*$/.test(host);
}

function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is refused
  return /[\u0000-\u001f\u007f]/.test(text);
}
