const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Returns the value of a cookie as it was written, undefined when there is none. Ours need no encoding, and another site
 * of the same parent domain may have set one that cannot be decoded.
 */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const [key, value = ''] = pair.split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Writes a first-party cookie that lasts a year. The server can read it; a blocked cookie is no error. */
export function writeCookie(name: string, value: string): void {
  writeSessionCookie(name, value, `; Max-Age=${yearSeconds}`);
}

/**
 * Writes a first-party cookie that lasts until the browser is closed. `attributes`, such as
 * `; Max-Age=60`, are appended as they are.
 */
export function writeSessionCookie(name: string, value: string, attributes = ''): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${attributes}${secure}`;
}

/** Returns the names of all cookies that scripts can read on this page. */
export function cookiesHere(): string[] {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter(Boolean);
}

/**
 * Deletes a cookie. A browser deletes only the one with the same path and domain, and scripts can read
 * neither, so this tries every path above the page and every domain above the host.
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
