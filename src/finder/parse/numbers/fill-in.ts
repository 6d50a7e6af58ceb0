/**
 * Returns a pattern with an expression for each placeholder, a name in braces that begins with a letter.
 * @param sources the expressions by name
 * @throws when a name is unknown
 */
export function fillIn(pattern: string, sources: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => {
    const source = sources[name];
    if (source === undefined) throw new Error(`The pattern "${pattern}" has an unknown ${whole}.`);
    return source;
  });
}
