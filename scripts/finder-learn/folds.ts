const folds = 5;

/**
 * Returns the items of each of five folds with what `of` makes of them and of all other items: for fivefold
 * cross-validation. A fold is every fifth item; `numberOf` keeps together those with the same whole number.
 */
export function byFold<Item, Result>(
  items: readonly Item[],
  of: (own: readonly Item[], others: readonly Item[]) => readonly Result[],
  numberOf: (item: Item, place: number) => number = (_, place) => place,
): readonly Result[] {
  const foldOf = items.map((item, place) => numberOf(item, place) % folds);
  return Array.from({ length: folds }, (_, fold) =>
    of(
      items.filter((_item, place) => foldOf[place] === fold),
      items.filter((_item, place) => foldOf[place] !== fold),
    ),
  ).flat();
}
