/** What a proper name stands for: a work, a person, a club, a make. */
export interface ProperName {
  /** the spellings and translations that people type, in any language */
  readonly spellings: readonly string[];
  /** what those who like it are interested in, the most telling concept first */
  readonly concepts: readonly string[];
}

/**
 * Returns the proper names of a file of `content/gifts/names`. A line is `name | other spelling = concept
 * concept`; a line that starts with `#` is a heading.
 * @throws Error for a line of another form, with its number
 */
export function parseProperNames(file: string): readonly ProperName[] {
  return file.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return [];
    const [names = '', concepts, ...more] = line.split(' = ');
    const spellings = names.split(' | ');
    if (
      concepts === undefined ||
      more.length > 0 ||
      spellings.some((each) => !/^[^\s|]+(?: [^\s|]+)*$/.test(each))
    )
      throw new Error(`line ${at + 1}: not "name | other spelling = concept concept": ${line}`);
    return [{ spellings, concepts: concepts.split(' ') }];
  });
}
