/** Returns the middle one of the values, the upper one of two; NaN when there is none. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
