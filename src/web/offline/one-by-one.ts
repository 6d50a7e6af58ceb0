/**
 * Works one thing after the other, in the order in which they are asked for. A copy that is still
 * being made when its list is erased or forgotten must be removed after it is there, not before.
 */
export function oneByOne(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    // What fails is told to whoever asked for it; the others go on.
    last = next.catch(() => {});
    return next;
  };
}
