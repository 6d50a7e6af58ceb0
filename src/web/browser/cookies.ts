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

/** The names of all cookies that scripts may see here. */
export function cookiesHere(): string[] {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter(Boolean);
}

/**
 * Deletes a cookie. A browser deletes only the one with the same path and domain, and tells neither:
 * so this goes through all paths above the page and all domains above the host.
 */
export function expireCookie(name: string): void {
  const segments = location.pathname.split('/').filter(Boolean);
  const paths = ['/', ...segments.map((_, i) => `/${segments.slice(0, i + 1).join('/')}`)];
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => `; Domain=${labels.slice(i).join('.')}`);
  for (const domain of ['', ...domains]) {
    for (const path of paths) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Path=${path}; Max-Age=0; SameSite=Lax${domain}`;
    }
  }
}
