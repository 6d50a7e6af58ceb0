/** Programs that look at a link for somebody: bots, and messengers that draw a preview of it. */
const programs =
  /bot\b|facebookexternalhit|facebookcatalog|meta-external|facebot|whatsapp\/|slack-imgproxy|skypeuripreview|embedly|iframely|crawler|spider|preview|headless(?!chrome)|pinterest\/|vkshare|mastodon|signal-/i;

/** Companies whose programs and apps are named alike. */
const companies = /google|bing|yahoo|duckduckgo|baidu|yandex|facebook|twitter|linkedin|whatsapp/i;

/**
 * Whether a private link is opened by a program, as far as one can know. A name such as "Twitter" is
 * also in the browser that this app opens links with: there is a person, once cookies come back.
 */
export function isUnfurlBot(userAgent: string | undefined, hasSession: boolean): boolean {
  const name = userAgent ?? '';
  return programs.test(name) || (companies.test(name) && !hasSession);
}
