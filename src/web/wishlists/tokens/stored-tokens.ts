import { deleteOfflineCopy } from '../../browser/delete-offline-copies.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

export const storedTokensKey = 'wishlist_admin_tokens';
/** A key of its own, so that readers of the stored tokens see no archived ones. */
export const archivedTokensKey = 'wishlist_archived_tokens';

/** Returns the admin tokens in this browser's storage, the last used one last; none if it is unreadable. */
export function storedTokens(): readonly string[] {
  return readTokens(storedTokensKey);
}

/** Returns the admin tokens of archived lists, the last archived one last; none if storage is unreadable. */
export function archivedTokens(): readonly string[] {
  return readTokens(archivedTokensKey);
}

/**
 * Stores a token, or moves it to the end as the last used one. An archived one stays archived.
 * Returns false when the storage cannot be written.
 */
export function storeToken(token: string): boolean {
  if (archivedTokens().includes(token)) return true;
  return writeTokens(storedTokensKey, [...storedTokens().filter((each) => each !== token), token]);
}

/**
 * Stores imported tokens before the present ones; tokens that are present keep their place. Returns
 * false when the storage cannot be written.
 */
export function storeTokens(tokens: readonly string[]): boolean {
  const known = new Set([...storedTokens(), ...archivedTokens()]);
  const newTokens = [...new Set(tokens)].filter((token) => !known.has(token));
  return newTokens.length === 0 || writeTokens(storedTokensKey, [...newTokens, ...storedTokens()]);
}

/** Deletes tokens, archived or not, and their offline copies. Returns false when storage cannot be written. */
export function deleteTokens(tokens: readonly string[]): boolean {
  deleteOfflineCopy(tokens);
  return [storedTokensKey, archivedTokensKey]
    .map((key) => deleteFrom(key, tokens))
    .every((isDeleted) => isDeleted);
}

// A move writes the target first: if the storage is full, the token stays at the source.

/** Moves a token to the archive. Returns false when the storage cannot be written. */
export function archiveToken(token: string): boolean {
  const others = archivedTokens().filter((each) => each !== token);
  return writeTokens(archivedTokensKey, [...others, token]) && deleteFrom(storedTokensKey, [token]);
}

/** Moves a token back from the archive, as the last used one. Returns false when the storage cannot be written. */
export function restoreToken(token: string): boolean {
  const others = storedTokens().filter((each) => each !== token);
  return writeTokens(storedTokensKey, [...others, token]) && deleteFrom(archivedTokensKey, [token]);
}

/** Replaces a token in place after its admin link was rotated. Returns false when storage cannot be written. */
export function replaceToken(old: string, token: string): boolean {
  return [storedTokensKey, archivedTokensKey]
    .map((key) => {
      const tokens = readTokens(key);
      if (!tokens.includes(old)) return true;
      return writeTokens(
        key,
        tokens.map((each) => (each === old ? token : each)),
      );
    })
    .every((isStored) => isStored);
}

function readTokens(key: string): readonly string[] {
  return tokensIn(readStored(key));
}

/** Parses a stored JSON array of tokens; returns an empty list for null and for anything else. */
export function tokensIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((token): token is string => typeof token === 'string' && token !== '');
  } catch {
    return [];
  }
}

function writeTokens(key: string, tokens: readonly string[]): boolean {
  return writeStored(key, JSON.stringify(tokens));
}

function deleteFrom(key: string, deleted: readonly string[]): boolean {
  const tokens = readTokens(key);
  const remaining = tokens.filter((token) => !deleted.includes(token));
  return remaining.length === tokens.length || writeTokens(key, remaining);
}
