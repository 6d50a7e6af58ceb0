import { forgetOffline } from '../browser/forget-offline.ts';
import { readStored, writeStored } from '../browser/storage.ts';

export const storedTokensKey = 'wishlist_admin_tokens';
/** Beside the others, so that whatever reads those sees only what is in use. */
export const archivedTokensKey = 'wishlist_archived_tokens';

/** The admin tokens this browser remembers, the last used one last. Unreadable storage is an empty list. */
export function storedTokens(): readonly string[] {
  return tokensUnder(storedTokensKey);
}

/** Those that were put away. */
export function archivedTokens(): readonly string[] {
  return tokensUnder(archivedTokensKey);
}

/** Remembers a list, or moves it to the end as the one used last. An archived one stays archived. */
export function storeToken(token: string): boolean {
  if (archivedTokens().includes(token)) return true;
  return keep(storedTokensKey, [...storedTokens().filter((each) => each !== token), token]);
}

/** Remembers lists that come from elsewhere; those that are here already stay where they are. */
export function storeTokens(tokens: readonly string[]): boolean {
  const here = new Set([...storedTokens(), ...archivedTokens()]);
  const news = [...new Set(tokens)].filter((token) => !here.has(token));
  return news.length === 0 || keep(storedTokensKey, [...news, ...storedTokens()]);
}

/** Answers whether none of them is remembered any more. */
export function forgetTokens(tokens: readonly string[]): boolean {
  forgetOffline(tokens);
  return [storedTokensKey, archivedTokensKey]
    .map((key) => keepWithout(key, tokens))
    .every((forgotten) => forgotten);
}

// A list is first written where it goes to: a full storage must not lose it on the way.

export function archiveToken(token: string): boolean {
  const there = archivedTokens().filter((each) => each !== token);
  return keep(archivedTokensKey, [...there, token]) && keepWithout(storedTokensKey, [token]);
}

export function bringBackToken(token: string): boolean {
  const there = storedTokens().filter((each) => each !== token);
  return keep(storedTokensKey, [...there, token]) && keepWithout(archivedTokensKey, [token]);
}

/** The same list has another token from now on. */
export function replaceToken(old: string, token: string): boolean {
  return [storedTokensKey, archivedTokensKey]
    .map((key) => {
      const tokens = tokensUnder(key);
      if (!tokens.includes(old)) return true;
      return keep(
        key,
        tokens.map((each) => (each === old ? token : each)),
      );
    })
    .every((kept) => kept);
}

function tokensUnder(key: string): readonly string[] {
  return tokensIn(readStored(key));
}

/** The tokens in a stored text. */
export function tokensIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((token): token is string => typeof token === 'string' && token !== '');
  } catch {
    return [];
  }
}

function keep(key: string, tokens: readonly string[]): boolean {
  return writeStored(key, JSON.stringify(tokens));
}

function keepWithout(key: string, gone: readonly string[]): boolean {
  const tokens = tokensUnder(key);
  const left = tokens.filter((token) => !gone.includes(token));
  return left.length === tokens.length || keep(key, left);
}
