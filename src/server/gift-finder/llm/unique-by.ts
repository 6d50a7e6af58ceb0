/** Returns the entries without those whose name an earlier one has. */
export function uniqueBy<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly Entry[] {
  const names = new Set<string>();
  return entries.filter((entry) => {
    const isNew = !names.has(nameOf(entry));
    names.add(nameOf(entry));
    return isNew;
  });
}
