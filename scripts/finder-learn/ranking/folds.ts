const folds = 5;

/**
 * Returns the items of each of five folds, which are every fifth item, with what `of` makes of them and of all other
 * items: for fivefold cross-validation.
 */
export function byFold<Item, Result>(
  items: readonly Item[],
  of: (own: readonly Item[], others: readonly Item[]) => readonly Result[],
): readonly Result[] {
  return Array.from({ length: folds }, (_, fold) =>
    of(
      items.filter((_item, place) => place % folds === fold),
      items.filter((_item, place) => place % folds !== fold),
    ),
  ).flat();
}
