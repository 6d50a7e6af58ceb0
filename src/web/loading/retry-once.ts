/** Delay before a load that failed is repeated. */
const retryDelayMs = 400;

/** Returns what `load` returns. A first failure is repeated once, if the device is online. Throws the last failure. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((done) => setTimeout(done, retryDelayMs));
    return load();
  }
}
