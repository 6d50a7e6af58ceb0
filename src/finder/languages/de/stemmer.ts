import { withoutDigraphs } from '../../text/normalize.ts';

/**
 * Returns the stem of a folded German word. CISTEM: Weissweiler and Fraser, "Developing a Stemmer for German", GSCL 2017.
 */
export function stem(word: string): string {
  let shortened = withoutDigraphs(word);
  if (shortened.length >= 6 && shortened.startsWith('ge')) shortened = shortened.slice(2);
  shortened = shortened.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&');
  if (hasDouble(shortened)) shortened = shortened.replace(/(.)\1/g, '$1*');
  shortened = withoutEndings(shortened);
  return /[*%&$]/.test(shortened)
    ? shortened
        .replace(/(.)\*/g, '$1$1')
        .replaceAll('%', 'ei')
        .replaceAll('&', 'ie')
        .replaceAll('$', 'sch')
    : shortened;
}

function withoutEndings(word: string): string {
  let shortened = word;
  for (;;) {
    const length = endingLength(shortened);
    if (length === 0) return shortened;
    shortened = shortened.slice(0, -length);
  }
}

/** Letters of the ending that may be cut off; 0 when there is none. */
function endingLength(word: string): number {
  if (word.length <= 3) return 0;
  if (word.length > 5 && /(?:em|er|nd)$/.test(word)) return 2;
  return /[tesn]$/.test(word) ? 1 : 0;
}

function hasDouble(word: string): boolean {
  for (let i = 1; i < word.length; i++)
    if (word.charCodeAt(i) === word.charCodeAt(i - 1)) return true;
  return false;
}
