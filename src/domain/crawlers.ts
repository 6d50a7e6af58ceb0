/** Names of programs: the name of a company alone is also in its browser, and in the one inside its app. */
const crawlers =
  /googlebot|googleother|google-inspectiontool|adsbot-google|mediapartners-google|bingbot|bingpreview|yahoo! slurp|duckduckbot|baiduspider|yandex\w*bot|facebookexternalhit|facebot|twitterbot|linkedinbot|^whatsapp\//i;

/**
 * Returns true for the user agents of search engines and link previewers, which get the version for
 * crawlers.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return crawlers.test(userAgent ?? '');
}
