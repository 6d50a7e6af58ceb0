import { readStored, writeStored } from '../browser/storage.ts';

export const storedTokensKey = 'wishlist_admin_tokens';

/** The admin tokens this browser remembers, the last used one last. Unreadable storage is an empty list. */
export function storedTokens(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(storedTokensKey) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((token): token is string => typeof token === 'string' && token !== '');
  } catch {
    return [];
  }
}

function keep(tokens: readonly string[]): boolean {
  return writeStored(storedTokensKey, JSON.stringify(tokens));
}

/** Remembers a list, or moves it to the end as the one used last. */
export function storeToken(token: string): boolean {
  return keep([...storedTokens().filter((each) => each !== token), token]);
}

export function forgetTokens(tokens: readonly string[]): boolean {
  return keep(storedTokens().filter((each) => !tokens.includes(each)));
}
