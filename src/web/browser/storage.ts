/** The browser's storage; where it is switched off or full, nothing is remembered and nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Answers whether the value is kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value; where storage cannot be written there is none to remove. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}

/** Calls back when another tab changes the value. */
export function onStoredElsewhere(key: string, changed: (event: StorageEvent) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
