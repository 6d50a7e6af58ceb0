import { expect, test } from 'vitest';
import { isCrawler } from './crawlers.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'LinkedInBot/1.0',
  'WhatsApp/2.23',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Twitter for iPhone/11.10',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.31',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 Mobile DuckDuckGo/5 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 [FB_IAB/FB4A;FBPN/com.facebook.katana]',
  undefined,
])('%s is a person', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
