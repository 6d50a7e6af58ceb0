const crawlers = /google|bing|yahoo|duckduckgo|baidu|yandex|facebook|twitter|linkedin|whatsapp/i;

/**
 * Returns true for the user agents of search engines and link previewers, which get the version for
 * crawlers.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return crawlers.test(userAgent ?? '');
}
