/**
 * Returns the matches of a global expression in a text. `matchAll` returns the same, but copies the expression each time,
 * which takes longer than most searches of a short text.
 * @param pattern an expression with the flag `g`
 */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
