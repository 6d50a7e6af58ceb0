import { request as apiRequest } from '@playwright/test';
import sharp from 'sharp';
import { everyState } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** What messengers call themselves. */
const messengers = {
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Telegram: 'TelegramBot (like TwitterBot)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)',
};
const somebody = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const secret = () => ({ ...everyState(), name: 'Quite secret' });

async function visit(address: string, userAgent: string, headers: Record<string, string> = {}) {
  const context = await apiRequest.newContext({ userAgent, extraHTTPHeaders: headers });
  const answer = await context.get(address, { maxRedirects: 0 });
  const result = { status: answer.status(), html: await answer.text() };
  await context.dispose();
  return result;
}

function tag(html: string, name: string): string | undefined {
  const escaped = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`);
  return escaped.exec(html)?.[1];
}

test.describe('a link in a messenger @desk', () => {
  for (const [messenger, userAgent] of Object.entries(messengers)) {
    test(`${messenger} shows the name, the guest message and a picture for a guest link`, async ({
      makeList,
      servers,
    }) => {
      const { guestPath } = await makeList({ ...everyState(), name: 'Mara & Bo' });
      const { html } = await visit(servers[0] + guestPath, userAgent);
      expect(tag(html, 'og:title')).toBe('Mara &amp; Bo');
      expect(tag(html, 'og:description')).toBe('Come hungry, stay late.');
      expect(tag(html, 'og:type')).toBe('website');
      expect(tag(html, 'og:url')).toBe(servers[0] + guestPath);
      expect(tag(html, 'twitter:card')).toBe('summary_large_image');
      expect(tag(html, 'og:image:alt')).toContain('Mara');
      const address = tag(html, 'og:image') ?? '';
      expect(address.startsWith(`${servers[0]}/api/preview/`)).toBe(true);
      // The other server draws the same picture.
      const picture = await fetch(address.replace(servers[0], servers[1]), {
        headers: { 'user-agent': userAgent },
      });
      const bytes = Buffer.from(await picture.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(tag(html, 'og:image:width')).toBe('1200');
      expect(tag(html, 'og:image:height')).toBe('630');
      expect(bytes.length).toBeLessThan(200 * 1024);
    });

    test(`${messenger} receives nothing of a list from its admin link`, async ({
      makeList,
      servers,
    }) => {
      const { list, adminPath } = await makeList(secret());
      const page = servers[0] + adminPath;
      for (const address of [page, `${page}?fbclid=x`, page.replace('/wishlist', '/de/wishlist')]) {
        const { status, html } = await visit(address, userAgent);
        expect(status).toBe(200);
        expect(html).not.toMatch(/Quite secret|hungry|Teapot|Tomáš/);
        expect(html).not.toContain(list.guestToken);
        expect(tag(html, 'og:image')).toBeUndefined();
        const t = wordsOf(address.includes('/de/') ? 'de' : 'en');
        expect(tag(html, 'og:title')).toBe(t('privateLink.title'));
      }
    });
  }

  test('parameters that messengers add do not change the preview', async ({
    makeList,
    servers,
  }) => {
    const page = servers[0] + (await makeList(everyState())).guestPath;
    const { html } = await visit(page, somebody);
    expect((await visit(`${page}?fbclid=abc&utm_source=x`, somebody)).html).toBe(html);
  });

  test('an admin page has no preview tag with anything of the list, and an in-app browser opens it', async ({
    makeList,
    servers,
  }) => {
    const page = servers[0] + (await makeList(secret())).adminPath;
    const { html } = await visit(page, somebody);
    expect(html).toContain('Teapot');
    expect(html).not.toMatch(/<meta (?:property|name)="(?:og|twitter):[^>]*(?:secret|preview\/)/);
    const inApp = 'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile Twitter for iPhone';
    const context = await apiRequest.newContext({ userAgent: inApp });
    expect(await (await context.get(page)).text()).not.toContain('Teapot');
    expect(await (await context.get(page)).text()).toContain('Teapot');
    await context.dispose();
  });

  test('reading a preview changes nothing', async ({ makeList, servers }) => {
    const { api, list, guestPath, adminPath } = await makeList(everyState());
    const before = (await api.asOwner(list.adminToken)).body;
    for (const userAgent of [...Object.values(messengers), somebody]) {
      for (const path of [guestPath, adminPath]) {
        const { html } = await visit(servers[0] + path, userAgent);
        const picture = tag(html, 'og:image');
        if (picture) await fetch(picture, { headers: { 'user-agent': userAgent } });
      }
    }
    expect((await api.asOwner(list.adminToken)).body).toEqual(before);
  });

  test('every other page has a preview picture in its language', async ({ servers }) => {
    const pictures = {
      '/de': '/preview-de.jpg',
      '/fr/gift-finder': '/preview-fr.jpg',
      '/en/insights': '/preview-en.jpg',
      '/de/article/the-ultimate-regift': '/art/article/de/the-ultimate-regift.jpg',
    };
    for (const [path, expected] of Object.entries(pictures)) {
      const { html } = await visit(servers[0] + path, messengers.Facebook);
      const picture = new URL(tag(html, 'og:image') ?? '', servers[0]);
      expect(picture.pathname).toBe(expected);
      const answer = await fetch(picture);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width, height }).toEqual({ width: 1200, height: 630 });
      expect(tag(html, 'og:title')).toBeTruthy();
    }
  });
});
