import { limits } from './limits.ts';
import { isStoreUrl } from './text.ts';

/** A web address in a text that was shared or pasted. */
export interface SharedLink {
  /** an absolute http(s) address; apart from a missing scheme, exactly as it was written */
  readonly url: string;
  /** the part of the text with the address */
  readonly source: string;
}

/** Characters that an address contains only escaped, and quotation marks around one. */
const separators = /[\s\p{Cf}<>"“”„«»]+/u;
/** A scheme; of several in a row the last, which a host follows. */
const scheme = /https?:\/\/(?!https?:\/\/)/i;
/** Schemes whose addresses contain another address that must not be used. */
const wrappingScheme = /^(?:blob|data|filesystem|javascript|view-source):/i;
/** A second address directly after the first; one inside a path or a query belongs to the first. */
const nextAddress = /(?<=[\p{L}\p{N}])https?:\/\//iu;
const openerOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const leadingPunctuation = /^[([{'’‘‚‹*_~`|,;:.!?–—-]+/u;
const trailingPunctuation = ".,;:!?…。，、！？'’‘›*~`|";

/** `shop.example`, with a port perhaps: labels of letters, digits and hyphens; no mail address, no number. */
const hostName =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)(?::\d{1,5})?$/iu;

/**
 * Returns the address in what an app shares as text ("Look: https://shop.example/teapot"), or in what
 * somebody typed without a scheme ("shop.example/teapot"). Of several it is the first, and one with
 * a scheme comes before one without. A complete address on its own is returned unchanged. Without a
 * scheme it counts when it starts with "www.", has a path or a query, or is the whole text.
 * Null when there is none that a store link may be.
 */
export function findSharedLink(text: string): SharedLink | null {
  const words = text.split(separators).filter((word) => word !== '');
  const isAlone = words.length === 1;
  for (const word of words) {
    const found = withScheme(word, isAlone);
    if (found) return found;
  }
  for (const word of words) {
    const found = withoutScheme(word, isAlone);
    if (found) return found;
  }
  return null;
}

function withScheme(word: string, isAlone: boolean): SharedLink | null {
  const start = word.search(scheme);
  if (start < 0 || wrappingScheme.test(word)) return null;
  const remaining = word.slice(start);
  const second = remaining.slice(1).search(nextAddress);
  const first = second < 0 ? remaining : remaining.slice(0, second + 1);
  const source = withoutRepetition(first);
  const isWhole = isAlone && source === word;
  return linkOf(isWhole ? source : withoutRepetition(trimPunctuation(source)));
}

/** An app may share an address twice without a space between. */
function withoutRepetition(address: string): string {
  const half = address.slice(0, address.length / 2);
  return half + half === address && address !== '' ? withoutRepetition(half) : address;
}

function withoutScheme(word: string, isAlone: boolean): SharedLink | null {
  if (word.includes('://')) return null;
  const source = trimPunctuation(word.replace(leadingPunctuation, ''));
  const [, host = '', remaining = ''] = /^([^/?#]*)(.*)$/s.exec(source) ?? [];
  const isLikelyAddress = isAlone || remaining !== '' || /^www\./i.test(host);
  return isLikelyAddress && hostName.test(host) ? linkOf(source, `https://${source}`) : null;
}

/** Cuts at a closing bracket without an opening one, then removes punctuation of the sentence. */
function trimPunctuation(address: string): string {
  const open: string[] = [];
  let end = 0;
  for (const character of address) {
    const opener = openerOf[character];
    if (opener && open.pop() !== opener) break;
    if (Object.values(openerOf).includes(character)) open.push(character);
    end += character.length;
  }
  // A loop: an expression bound to the end takes quadratic time on a long run of marks.
  while (end > 0 && trailingPunctuation.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function linkOf(source: string, url = source): SharedLink | null {
  return isStoreUrl(url) && url.length <= limits.itemUrl ? { url, source } : null;
}
