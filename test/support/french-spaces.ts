/**
 * The French rule for texts: before ; : ! ? and » and after « stands a space at which no line breaks
 * (U+202F or U+00A0).
 */

/** Tags, and elements in another language with what they hold. */
const noText = /<(\w+)[^>]* lang="(?!fr)[^"]*"[^>]*>.*?<\/\1>|<[^>]*>/gs;
/** A mark after a breakable space, or where a word ends without one; "https:" and "12:30" are no marks. */
const wrong =
  /[ \n\t][;:!?»]|[\p{L}\p{N})»”’%€][;!?»](?![\p{L}\p{N}/])|[\p{L})»”%€]:(?=\s|$)|«(?![\u00a0\u202f])/gu;

/** The places where a French text or HTML has a wrong space, with some characters either side. */
export function wrongFrenchSpaces(text: string): string[] {
  const plain = text.replace(noText, '');
  return [...plain.matchAll(wrong)].map(({ index }) =>
    plain.slice(Math.max(0, index - 20), index + 12),
  );
}
