/**
 * Tells our own server that a page was read. Without cookies: it counts pages, not people, and a
 * count that is lost is lost.
 */
export function sendPageView(path: string): Promise<unknown> {
  return fetch('/api/analytics/page-view', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: {
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ path }),
  }).catch(() => undefined);
}
