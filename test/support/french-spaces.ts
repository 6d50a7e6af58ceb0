/**
 * The French rule for texts: before ; : ! ? and » and after « stands a space at which no line breaks
 * (U+202F or U+00A0); so it does between a number and its unit.
 */

/** Tags, and elements in another language with what they hold. */
const noText = /<(\w+)[^>]* lang="(?!fr)[^"]*"[^>]*>.*?<\/\1>|<[^>]*>/gs;
/** A breakable space where the line must not break: before a mark, and between a number and its unit. */
const breakable = /[^\S\u00a0\u202f][;:!?»%€…]|\p{N}[^\S\u00a0\u202f](?:mm|cm|km|kg|g|h)\b/u;
/** A mark without its space; "https:" and "12:30" are no such marks. */
const missing =
  /[\p{L}\p{N})»”’%€][;!?»](?![\p{L}\p{N}/])|[.,…!?]»|[\p{L}\p{N})»”%€]:(?=\s|$)|«(?![\u00a0\u202f])/u;
const wrong = new RegExp(`${breakable.source}|${missing.source}`, 'gu');

/** The places where a French text or HTML has a wrong space, with some characters either side. */
export function wrongFrenchSpaces(text: string): string[] {
  const plain = text.replace(noText, '');
  return [...plain.matchAll(wrong)].map(({ index }) =>
    plain.slice(Math.max(0, index - 20), index + 12),
  );
}
