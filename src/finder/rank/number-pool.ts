/**
 * Lends arrays with one number for each idea to one search at a time. A search would ask for half a megabyte outside of the heap otherwise, which
 * makes the runtime collect all that the process holds once a second.
 */
export interface NumberPool {
  /** Returns an array of zeros, which is lent until the next `release`. */
  zeros(): Float64Array;
  /** Takes back all that were lent; their numbers must not be read any more. */
  release(): void;
}

/**
 * Returns an empty pool.
 * @param count how many numbers an array has
 */
export function numberPool(count: number): NumberPool {
  const arrays: Float64Array[] = [];
  let lent = 0;
  return {
    zeros() {
      const known = arrays[lent++];
      if (known !== undefined) return known.fill(0);
      const fresh = new Float64Array(count);
      arrays.push(fresh);
      return fresh;
    },
    release() {
      lent = 0;
    },
  };
}
