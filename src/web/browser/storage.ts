/** Returns the value in local storage; null when there is none or storage is switched off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to local storage. Returns false when storage is full or switched off. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value from local storage; does nothing when storage is switched off. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was stored.
  }
}

/** Calls `changed` when another tab changes or clears the value. Returns the unsubscribe function. */
export function onStoredElsewhere(key: string, changed: (event: StorageEvent) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
