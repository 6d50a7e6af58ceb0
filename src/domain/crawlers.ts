const crawlers = /google|bing|yahoo|duckduckgo|baidu|yandex|facebook|twitter|linkedin|whatsapp/i;

/** True for the search engines and link previewers that get the crawler's content. */
export function isCrawler(userAgent: string | undefined): boolean {
  return crawlers.test(userAgent ?? '');
}
