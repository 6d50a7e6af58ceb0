const year = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, value = ''] = pair.split('=', 2);
    if (key === name) return decodeURIComponent(value);
  }
  return undefined;
}

/** A first-party cookie that the server may read too, kept for a year. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
