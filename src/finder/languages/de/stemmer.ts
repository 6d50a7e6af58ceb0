import { withoutDigraphs } from '../../text/normalize.ts';

/**
 * Returns the stem of a folded German word. CISTEM: Weissweiler and Fraser, "Developing a Stemmer for German", GSCL 2017.
 */
export function stem(word: string): string {
  let shortened = withoutDigraphs(word);
  if (shortened.length >= 6 && shortened.startsWith('ge')) shortened = shortened.slice(2);
  shortened = shortened.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&');
  if (hasDouble(shortened)) shortened = shortened.replace(/(.)\1/g, '$1*');
  while (shortened.length > 3) {
    if (
      shortened.length > 5 &&
      (shortened.endsWith('em') || shortened.endsWith('er') || shortened.endsWith('nd'))
    )
      shortened = shortened.slice(0, -2);
    else if ('tesn'.includes(shortened.at(-1) ?? ' ')) shortened = shortened.slice(0, -1);
    else break;
  }
  return /[*%&$]/.test(shortened)
    ? shortened
        .replace(/(.)\*/g, '$1$1')
        .replaceAll('%', 'ei')
        .replaceAll('&', 'ie')
        .replaceAll('$', 'sch')
    : shortened;
}

function hasDouble(word: string): boolean {
  for (let i = 1; i < word.length; i++)
    if (word.charCodeAt(i) === word.charCodeAt(i - 1)) return true;
  return false;
}
