import { expect, test, vi } from 'vitest';
import type {
  GiftPage,
  GiftSearchView,
  Problem,
  PublicConfig,
} from '../../../src/contract/schemas.ts';
import { loadGiftEngine } from '../../../src/server/gift-finder/gift-engine.ts';
import { MaintenanceJobs } from '../../../src/server/operations/maintenance-jobs.ts';
import { startApp } from '../../support/app.ts';
import type { ApiClient } from '../../support/client.ts';
import { environmentFor, onBothDatabases } from '../../support/databases.ts';
import { loadCatalogue } from '../../support/gift-data.ts';

const path = '/api/gift-suggestions/amazon';
const catalogue = loadCatalogue().flatMap(({ ideas }) => ideas);
const byTitle = new Map(catalogue.map((idea) => [idea.de.title, idea]));

const engine = loadGiftEngine();
const giftEngine = () => engine;
let time = Date.UTC(2026, 10, 21);

const search = (api: ApiClient, body: unknown, language = 'de') =>
  api.call<GiftSearchView & Problem>('POST', path, body, { 'accept-language': language });
const more = (api: ApiClient, id: string) =>
  api.call<GiftPage & Problem>('GET', `${path}/${id}/more`);

onBothDatabases(
  'gift suggestions',
  (stage) => {
    test('a query gets nine ideas within its budget and exclusions, each with a reason', async () => {
      const { status, body, headers } = await search(stage.api, {
        description: 'Für meinen Papa, 60, wandert gern, bis 50 €, kein Alkohol',
        country: 'DE',
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.suggestions).toHaveLength(9);
      expect(body.hasMore).toBe(true);
      for (const gift of body.suggestions) {
        const idea = byTitle.get(gift.title);
        expect(idea?.price[0]).toBeLessThan(50);
        expect(idea?.kinds).not.toContain('alcohol');
        expect(gift.imageUrl).toBe(`/art/${idea?.art}.svg`);
        expect(gift.priceRange).toMatch(/^\d+–\d+\u00a0€$/);
        // A thing that may cost more is not praised for its price.
        expect(gift.because?.includes('bis 50\u00a0€')).toBe((idea?.price[1] ?? 0) <= 50);
      }
      expect(body.suggestions[0]?.because).toContain('Wandern');
    });

    test('one engine makes an answer', async () => {
      const asked = vi.spyOn(stage.app.services.gifts, 'engine');
      await search(stage.api, { description: 'Für meinen Papa, wandert gern', country: 'DE' });
      expect(asked).toHaveBeenCalledOnce();
    });

    test('the parsed query is described in the visitor’s language', async () => {
      const { body } = await search(stage.api, {
        description: 'Für meinen Papa, 60, wandert gern, bis 50 €, kein Alkohol',
        country: 'DE',
      });
      expect(body.understood).toMatchObject({
        recipients: [{ recipient: 'parent', label: 'Papa' }],
        age: { min: 60, max: 60, label: '60 Jahre' },
        budget: { min: null, max: 50, label: 'bis 50\u00a0€' },
        interests: [{ concept: 'hiking', label: 'Wandern' }],
        exclusions: [{ name: 'flag:alcohol', label: 'Ohne Alkohol' }],
        hint: null,
      });
    });

    test('ideas beside the interests have a heading in words for the recipient, if one is known', async () => {
      const headings = ['my brother loves falconry, up to €20', 'loves falconry, up to €20'].map(
        async (description) => (await search(stage.api, { description, country: 'DE' }, 'en')).body,
      );
      const [forBrother, forAnybody] = await Promise.all(headings);
      expect(forBrother?.besideHeading).toBe('Also liked by brothers');
      expect(forBrother?.suggestions.some(({ beside }) => beside === true)).toBe(true);
      expect(forAnybody).not.toHaveProperty('besideHeading');
    });

    test('a part can be removed or changed, and a query can consist of parts alone', async () => {
      const request = { description: 'hiking, up to 50 euros, no alcohol', country: 'DE' };
      const { body: changed } = await search(
        stage.api,
        {
          ...request,
          criteria: {
            budget: { min: 100, max: 200 },
            withoutExclusions: ['flag:alcohol'],
            occasion: 'birthday',
          },
        },
        'en',
      );
      expect(changed.understood).toMatchObject({
        budget: { min: 100, max: 200 },
        occasion: { occasion: 'birthday', label: 'Birthday' },
        exclusions: [],
      });
      const { body: parts } = await search(
        stage.api,
        { criteria: { interests: ['jazz'], recipient: 'friend' }, country: 'FR' },
        'fr',
      );
      expect(parts.understood).toMatchObject({
        recipients: [{ recipient: 'friend', label: 'Un ou une amie' }],
        interests: [{ concept: 'jazz' }],
      });
      expect(parts.suggestions[0]?.because).toContain('jazz');
      const { body: text } = await search(stage.api, { criteria: 'Jazz', country: 'DE' });
      expect(text.understood.interests).toMatchObject([{ concept: 'jazz' }]);
    });

    test('one excluded word is one chip, and removing it removes all its exclusions', async () => {
      const request = {
        description: 'vegan friend, no perfume, nothing smelly, already has a coffee machine',
        country: 'DE',
      };
      const { body } = await search(stage.api, request, 'en');
      const chips = body.understood.exclusions;
      expect(new Set(chips.map(({ label }) => label)).size).toBe(chips.length);
      expect(chips.map(({ label }) => label)).toContain('Vegan');
      for (const { name, label } of chips) {
        const { body: without } = await search(
          stage.api,
          { ...request, criteria: { withoutExclusions: [name] } },
          'en',
        );
        const left = without.understood.exclusions.map((chip) => chip.label);
        expect(left).toEqual(chips.map((chip) => chip.label).filter((each) => each !== label));
      }
    });

    test.each([
      [{ description: '', country: 'DE' }, 'description'],
      [{ description: ' \n ', country: 'DE' }, 'description'],
      [{ country: 'DE' }, 'description'],
      [{ criteria: {}, country: 'DE' }, 'description'],
      [{ criteria: ' ', country: 'DE' }, 'criteria'],
      [{ description: 'x'.repeat(501), country: 'DE' }, 'description'],
      [{ description: 'tea', country: 'US' }, 'country'],
      [{ description: 'tea' }, 'country'],
      [
        { description: 'tea', country: 'DE', criteria: { occasion: 'doomsday' } },
        'criteria.occasion',
      ],
      [{ description: 'tea', country: 'DE', criteria: { recipient: 'cat' } }, 'criteria.recipient'],
      [
        { description: 'tea', country: 'DE', criteria: { interests: ['x'] } },
        'criteria.interests.0',
      ],
      [
        { description: 'tea', country: 'DE', criteria: { budget: { min: 9, max: 5 } } },
        'criteria.budget',
      ],
    ])('%j is refused with the name of its field', async (body, field) => {
      const reply = await search(stage.api, body);
      expect(reply.status).toBe(400);
      expect(reply.body.errors?.[0]?.field).toBe(field);
    });

    test('paging goes on to the end without repeating an idea', async () => {
      const { body } = await search(stage.api, { description: 'something nice', country: 'IT' });
      const titles = body.suggestions.map(({ title }) => title);
      let { hasMore } = body;
      while (hasMore) {
        const next = await more(stage.api, body.searchRequestId);
        expect(next.status).toBe(200);
        titles.push(...next.body.suggestions.map(({ title }) => title));
        hasMore = next.body.hasMore;
        expect(titles.length).toBeLessThan(200);
      }
      expect(titles.length).toBeGreaterThan(27);
      expect(new Set(titles).size).toBe(titles.length);
      const after = await more(stage.api, body.searchRequestId);
      expect(after.body).toEqual({ suggestions: [], hasMore: false });
    });

    test('of a search that an older release stored, the next page can be read', async () => {
      const { body } = await search(stage.api, { description: 'tea', country: 'DE' });
      const pairs = catalogue.slice(0, 12).map(({ id }) => [id, 'for tea']);
      await stage.app.services.database.write((tx) =>
        tx
          .updateTable('gift_searches')
          .set({ ids: JSON.stringify(pairs) })
          .where('id', '=', body.searchRequestId)
          .execute(),
      );
      const next = await more(stage.api, body.searchRequestId);
      expect(next.body.suggestions.map(({ title }) => title)).toEqual(
        catalogue.slice(9, 12).map(({ de }) => de.title),
      );
      expect(next.body.suggestions.some(({ beside }) => beside)).toBe(false);
    });

    test('two requests for the next page at the same moment get two different pages', async () => {
      const { body } = await search(stage.api, { description: 'a surprise', country: 'DE' });
      const pages = await Promise.all([1, 2, 3].map(() => more(stage.api, body.searchRequestId)));
      const titles = pages.flatMap((page) => page.body.suggestions.map(({ title }) => title));
      expect(titles).toHaveLength(27);
      expect(new Set(titles).size).toBe(27);
    });

    test('a search that was never made, or made yesterday, is not found', async () => {
      expect((await more(stage.api, 'nothing')).body.code).toBe('search.not_found');
      const { body } = await search(stage.api, { description: 'tea', country: 'DE' });
      time += 24 * 60 * 60 * 1000;
      expect((await more(stage.api, body.searchRequestId)).status).toBe(404);
      await new MaintenanceJobs(stage.app.services).run();
      const left = await stage.app.services.database.read
        .selectFrom('gift_searches')
        .select('id')
        .execute();
      expect(left).toEqual([]);
    });

    test('the older call takes the country from the accepted languages', async () => {
      const old = (language: string) =>
        stage.api.call<GiftSearchView>(
          'POST',
          '/api/gift-suggestions',
          { userInput: 'coffee' },
          { 'accept-language': language },
        );
      const hosts = await Promise.all(
        ['it-IT,it;q=0.9', 'fr', 'en-GB, es;q=0.5', 'en', ''].map(async (language) => {
          const { body } = await old(language);
          const sold = body.suggestions.find(({ elsewhere }) => !elsewhere);
          return new URL(sold?.amazonUrl ?? '').host;
        }),
      );
      expect(hosts).toEqual(
        ['it', 'fr', 'es', 'de', 'de'].map((country) => `www.amazon.${country}`),
      );
      const empty = await stage.api.call('POST', '/api/gift-suggestions', { userInput: ' ' });
      expect(empty.status).toBe(400);
    });

    test('an affiliate link is marked as one, on every page of a search', async () => {
      const { body } = await search(stage.api, { description: 'thé', country: 'FR' });
      const next = await more(stage.api, body.searchRequestId);
      const gifts = [...body.suggestions, ...next.body.suggestions];
      const sold = gifts.filter(({ elsewhere }) => !elsewhere);
      expect(sold.length).toBeGreaterThan(9);
      for (const { amazonUrl, plainUrl } of sold) {
        expect(new URL(amazonUrl).searchParams.get('tag')).toBe('souhaits-21');
        expect([...new URL(plainUrl).searchParams.keys()]).toEqual(['k']);
        expect(amazonUrl.startsWith(plainUrl)).toBe(true);
      }
      const config = await stage.api.call<PublicConfig>('GET', '/api/config');
      expect(config.body.affiliateCountries).toEqual(['DE', 'FR', 'ES', 'IT']);
    });

    test('an idea that no marketplace sells has a web search link without the operator’s tag', async () => {
      const { body } = await search(stage.api, { description: 'a pottery course', country: 'FR' });
      const found = body.suggestions.find(({ elsewhere }) => elsewhere);
      expect(new URL(found?.amazonUrl ?? '').host).toBe('duckduckgo.com');
      expect(found?.amazonUrl).toBe(found?.plainUrl);
      expect(found?.amazonUrl).not.toContain('souhaits');
    });

    test('the operator’s tag is removed from every link that is stored on a list', async () => {
      const { body } = await search(stage.api, { description: 'tea', country: 'DE' });
      const { amazonUrl = '', plainUrl = '' } =
        body.suggestions.find(({ elsewhere }) => !elsewhere) ?? {};
      expect(amazonUrl).not.toBe(plainUrl);
      const { list, item } = await stage.api.listWith({ title: 'Tea', url: amazonUrl });
      expect(item.url).toBe(plainUrl);

      const own = 'https://www.amazon.de/dp/B0001?tag=friend-21';
      const changed = await stage.api.updateItem(list.adminToken, { ...item, url: own });
      expect(changed.body.items[0]?.url).toBe(own);
      const back = await stage.api.updateItem(list.adminToken, { ...item, url: amazonUrl });
      expect(back.body.items[0]?.url).toBe(plainUrl);

      const { body: file } = await stage.api.exportList(list.adminToken);
      const items = file.items.map((each) => ({ ...each, url: amazonUrl }));
      const copy = await stage.api.importList({ ...file, items });
      expect(copy.body.items[0]?.url).toBe(plainUrl);
    });

    test('no query is written to the log', async () => {
      await search(stage.api, { description: 'xylophone for Wilhelmina', country: 'DE' });
      expect(stage.app.log()).not.toMatch(/xylophone|Wilhelmina/i);
    });
  },
  { now: () => time, giftEngine },
  { AFFILIATE_TAG: 'wishes-21', AFFILIATE_TAG_FR: 'souhaits-21' },
);

test.each(['SQLite', 'PostgreSQL'] as const)(
  'paging continues after a restart, on %s',
  async (database) => {
    const environment = await environmentFor(database);
    const first = await startApp(environment, { giftEngine });
    const { body } = await search(first.api, {
      description: 'gift for a gardener',
      country: 'DE',
    });
    const second = await startApp(
      { DATA_DIR: first.services.config.dataDir, ...environment },
      { giftEngine },
    );
    const next = await more(second.api, body.searchRequestId);
    expect(next.body.suggestions).toHaveLength(9);
    const shown = new Set(body.suggestions.map(({ title }) => title));
    expect(next.body.suggestions.some(({ title }) => shown.has(title))).toBe(false);
    await second.close();
    await first.close();
  },
);

test('an engine that cannot be built answers with an error, and is built again later', async () => {
  let broken = true;
  const app = await startApp(
    {},
    { giftEngine: () => (broken ? Promise.reject(new Error('no catalogue')) : engine) },
  );
  const api = app.api;
  const features = async () =>
    (await api.call<{ features: object }>('GET', '/api/config')).body.features;
  expect(await features()).toMatchObject({ giftFinder: true });
  const failed = await search(api, { description: 'tea', country: 'DE' });
  expect(failed).toMatchObject({ status: 500, body: { code: 'server.fault' } });
  expect(await features()).toMatchObject({ giftFinder: false });
  broken = false;
  expect((await search(api, { description: 'tea', country: 'DE' })).status).toBe(200);
  expect(await features()).toMatchObject({ giftFinder: true });
  await app.close();
});
