import { BlockList, isIP } from 'node:net';

/** Places that shop reading may reach although they are private, at any port. */
export interface AllowedPlaces {
  readonly hosts: ReadonlySet<string>;
  /** null when there is none */
  readonly ranges: BlockList | null;
}

/** Reads host names, addresses and ranges (`10.0.0.0/8`) separated by commas; null when one is none of these. */
export function allowedPlaces(text: string): AllowedPlaces | null {
  const hosts = new Set<string>();
  const ranges = new BlockList();
  for (const place of text.toLowerCase().split(',')) {
    const entry = place.trim();
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    if (family !== 0 && bits === undefined) ranges.addAddress(address, `ipv${family as 4 | 6}`);
    else if (family !== 0 && isPrefix(bits, family))
      ranges.addSubnet(address, Number(bits), `ipv${family as 4 | 6}`);
    else if (isHost(entry)) hosts.add(entry);
    else return null;
  }
  return { hosts, ranges: ranges.rules.length > 0 ? ranges : null };
}

function isPrefix(bits: string | undefined, family: number): boolean {
  return /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (family === 4 ? 32 : 128);
}

function isHost(text: string): boolean {
  return /^[a-z0-9._-]+$/.test(text) && URL.parse(`http://${text}/`)?.hostname === text;
}
