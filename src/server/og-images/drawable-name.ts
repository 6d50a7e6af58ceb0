/** Pictograms with all that joins and colours them, and whatever has no shape of its own. */
const pictograms =
  /\p{Regional_Indicator}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
const signs = /[©®™]/u;

/**
 * The name as the display face can write it, or null when it cannot. The face knows Latin letters;
 * boxes in place of others would be worse than a picture without a name, which the messenger
 * writes beside it anyway. Pictograms are left out.
 */
export function drawableName(name: string | null, letters: ReadonlySet<string>): string | null {
  if (name === null) return null;
  const plain = name
    .replace(pictograms, (each) => (signs.test(each) ? each : ''))
    .replace(/[\p{Cf}\s]+/gu, ' ')
    .trim();
  const isKnown = Array.from(plain).every((letter) => letters.has(letter));
  return plain !== '' && isKnown ? plain : null;
}
