import { pageViewPath } from '../../contract/other-paths.ts';

/**
 * Reports a page view to our own server, without cookies, because it counts pages and not people. Never rejects:
 * a lost count does not matter.
 */
export function sendPageView(path: string, forgeryToken: string | undefined): Promise<unknown> {
  return fetch(pageViewPath, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: {
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
      ...(forgeryToken !== undefined && { 'x-xsrf-token': forgeryToken }),
    },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}
