/**
 * Returns a function that runs tasks one after the other, in the order of its calls; its promise settles
 * like the task's. A copy that is being made when its list is deleted must be removed afterwards, not
 * before.
 */
export function serialQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    // Only the caller learns of a failed task; the following tasks run all the same.
    last = next.catch(() => {});
    return next;
  };
}
