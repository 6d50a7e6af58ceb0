import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GiftSearchView } from '../../../src/contract/schemas.ts';
import { loadGiftEngine } from '../../../src/server/gift-finder/gift-engine.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { ApiClient } from '../../support/client.ts';
import { loadCatalogue } from '../../support/gift-data.ts';
import { type ModelServer, startModelServer } from '../../support/model-server.ts';

const byTitle = new Map(
  loadCatalogue().flatMap(({ ideas }) => ideas.map((idea) => [idea.en.title, idea] as const)),
);
const patience = 600;
const wish = 'my dad loves hiking, up to 50 euros, no alcohol';

const engine = loadGiftEngine();
const giftEngine = () => engine;
let model: ModelServer;
let app: TestApp;
let alone: TestApp;
let time = Date.UTC(2026, 10, 21);

async function start(settings: Record<string, string> = {}) {
  app = await startApp(
    {
      FINDER_LLM: 'openai-compatible',
      FINDER_LLM_MODEL: 'double',
      FINDER_LLM_KEY: 'secret-key',
      FINDER_LLM_URL: model.url,
      FINDER_LLM_PROVIDER: 'Example Models',
      ...settings,
    },
    { now: () => time, modelTimeoutMs: patience, giftEngine },
  );
}

const urlOf = (provider: string) => {
  if (provider === 'google') return model.googleUrl;
  return provider === 'mistral' ? model.mistralUrl : model.url;
};

const search = async (description: string, on = app) => {
  const { status, body } = await new ApiClient(on.fetch).call<GiftSearchView>(
    'POST',
    '/api/gift-suggestions/amazon',
    { description, country: 'DE' },
    { 'accept-language': 'en' },
  );
  expect(status).toBe(200);
  return body;
};
const titles = ({ suggestions }: GiftSearchView) => suggestions.map(({ title }) => title);
const ideas = (answer: GiftSearchView) =>
  answer.suggestions.map(({ title }) => {
    const idea = byTitle.get(title);
    if (!idea) throw new Error(`${title} is in no catalogue`);
    return idea;
  });

const lie = {
  budget: { min: 200, max: 9000 },
  refused: [],
  order: ['whisky-tasting-set', 'https://evil.example/x', 42, null, 'no-such-idea'],
  interests: ['whisky', '<script>', 'no-such-concept'],
  occasion: 'doomsday',
  recipient: { evil: true },
  title: 'Buy at https://evil.example',
  suggestions: [{ title: 'Cheap whisky', amazonUrl: 'https://evil.example' }],
};

beforeEach(async () => {
  time += 48 * 60 * 60 * 1000;
  model = await startModelServer();
  alone = await startApp({}, { giftEngine });
});
afterEach(async () => {
  await app.close();
  await alone.close();
  await model.close();
});

describe.each([
  ['openai-compatible', '/v1/chat/completions'],
  ['anthropic', '/v1/chat/completions'],
  ['mistral', '/mistral/v1/chat/completions'],
  ['google', '/v1beta/openai/chat/completions'],
])('a model of %s', (provider, path) => {
  const begin = (settings: Record<string, string> = {}) =>
    start({
      FINDER_LLM: provider,
      FINDER_LLM_URL: urlOf(provider),
      ...settings,
    });

  test('orders what the engine found, with prose around its JSON', async () => {
    await begin();
    const own = ideas(await search(wish, alone)).map(({ id }) => id);
    const order = [own[5], own[2]];
    model.mood = {
      writes: `Sure! Here you are:\n\`\`\`json\n{"order": ${JSON.stringify(order)},}\n\`\`\` Enjoy!`,
    };
    const found = ideas(await search(wish)).map(({ id }) => id);
    expect(found.slice(0, 2)).toEqual(order);
    expect([...found].sort()).toEqual([...own].sort());
    expect(model.questions).toHaveLength(1);
    expect(model.questions[0]?.path).toBe(path);
    expect(model.questions[0]?.body.model).toBe('double');
    expect(model.questions[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(model.questions[0]?.text).toContain('hiking');
  });

  test('cannot loosen a budget, lift a refusal, or show a word of its own', async () => {
    await begin();
    model.mood = { writes: JSON.stringify(lie) };
    const answer = await search(wish);
    expect(titles(answer)).toEqual(titles(await search(wish, alone)));
    expect(answer.understood.budget).toMatchObject({ min: null, max: 50 });
    expect(JSON.stringify(answer)).not.toContain('evil');
  });

  test.each([
    ['stalls', 'stalls'],
    ['breaks off', 'breaks off'],
    ['answers with a page', 'talks nonsense'],
    ['is down', { status: 503 }],
    ['says no', { status: 401 }],
    ['never comes to an end', 'goes on and on'],
  ] as const)('is asked once and not waited for when it %s', async (_, mood) => {
    await begin();
    model.mood = mood;
    const before = model.questions.length;
    const begun = performance.now();
    const answer = await search(wish);
    expect(performance.now() - begun).toBeLessThan(patience + 1500);
    expect(titles(answer)).toEqual(titles(await search(wish, alone)));
    expect(model.questions.length - before).toBe(1);
    expect(app.log()).not.toMatch(/hiking|secret-key/);
  });
});

test('reads what the engine did not understand', async () => {
  await start();
  const odd = 'for the one who is always up there above the tree line';
  model.mood = {
    writes:
      '{"interests":["hiking","mountains"],"recipient":"friend","budget":{"min":null,"max":30}}',
  };
  const { understood, ...answer } = await search(odd);
  expect(understood).toMatchObject({
    recipients: [{ recipient: 'friend' }],
    budget: { max: 30 },
  });
  expect(understood.interests.length).toBeGreaterThan(0);
  for (const idea of ideas({ understood, ...answer })) expect(idea.price[0]).toBeLessThan(30);
});

test('a server that takes a schema is sent one', async () => {
  await start({ FINDER_LLM_STRUCTURED: 'on' });
  model.mood = { writes: 'I think: {"order":[]}' };
  await search(wish);
  expect(model.questions[0]?.body.response_format).toMatchObject({ type: 'json_schema' });
});

test.each(['mistral', 'google'])(
  'a server of %s that takes a schema is sent one',
  async (provider) => {
    await start({
      FINDER_LLM: provider,
      FINDER_LLM_URL: urlOf(provider),
      FINDER_LLM_STRUCTURED: 'on',
    });
    model.mood = { writes: '{"order":[]}' };
    await search(wish);
    expect(model.questions[0]?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { schema: { type: 'object' } },
    });
  },
);

test('Anthropic, whose endpoint would ignore a schema, is told in words alone', async () => {
  await start({ FINDER_LLM: 'anthropic', FINDER_LLM_STRUCTURED: 'on' });
  const own = ideas(await search(wish, alone)).map(({ id }) => id);
  model.mood = { writes: `{"order":["${own[4]}"]}` };
  expect(ideas(await search(wish))[0]?.id).toBe(own[4]);
  expect(model.questions[0]?.body).not.toHaveProperty('response_format');
  expect(model.questions[0]?.text).toContain('Answer with one JSON object');
});

test.each(['mistral', 'openai-compatible'])(
  'what a model of %s thinks before it answers is no advice',
  async (provider) => {
    await start({ FINDER_LLM: provider, FINDER_LLM_URL: urlOf(provider) });
    const own = ideas(await search(wish, alone)).map(({ id }) => id);
    model.mood = {
      thinks: `{"order":["${own[7]}"]}`,
      writes: `{"order":["${own[4]}"]}`,
    };
    expect(ideas(await search(wish))[0]?.id).toBe(own[4]);
  },
);

test('whatever it says, budget and refusals hold, and no word of its own is shown', async () => {
  await start();
  model.mood = { writes: JSON.stringify(lie) };
  const answer = await search(wish);
  expect(titles(answer)).toEqual(titles(await search(wish, alone)));
  expect(answer.understood.budget).toMatchObject({ min: null, max: 50 });
  for (const { amazonUrl, elsewhere } of answer.suggestions)
    expect(new URL(amazonUrl).host).toBe(elsewhere ? 'duckduckgo.com' : 'www.amazon.de');
  for (const idea of ideas(answer)) {
    expect(idea.price[0]).toBeLessThan(50);
    expect(idea.flags ?? []).not.toContain('alcohol');
  }
  expect(JSON.stringify(answer)).not.toContain('evil');
});

test.each(['a gift for a child', 'something for a teenager', 'for my goddaughter'])(
  '"%s" is never answered with drinks, however old a model makes the receiver',
  async (text) => {
    await start();
    const drinks = [...byTitle.values()].filter(({ flags }) => flags?.includes('alcohol'));
    model.mood = {
      writes: JSON.stringify({
        recipient: 'boss',
        age: { min: 30, max: 60 },
        occasion: 'wedding',
        interests: ['whisky', 'wine'],
        order: drinks.map(({ id }) => id),
      }),
    };
    const answer = await search(text);
    expect(answer.understood.age?.max ?? 0).toBeLessThan(18);
    expect(answer.suggestions).toHaveLength(9);
    for (const idea of ideas(answer)) {
      expect(idea.flags ?? []).not.toContain('alcohol');
      expect(idea.age[0]).toBeLessThan(18);
    }
  },
);

test.each([
  ['stalls', 'stalls'],
  ['breaks off', 'breaks off'],
  ['answers with a page', 'talks nonsense'],
  ['is down', { status: 500 }],
  ['says no', { status: 401 }],
  ['writes prose', { writes: 'I would rather talk about the weather.' }],
  ['writes far too much', { writes: `{"order":["${'x'.repeat(30_000)}"]}` }],
] as const)(
  'when it %s, the engine’s own answer is given in time, after one question',
  async (_, mood) => {
    await start();
    model.mood = mood;
    const before = model.questions.length;
    const begun = performance.now();
    const answer = await search(wish);
    expect(performance.now() - begun).toBeLessThan(patience + 1500);
    expect(titles(answer)).toEqual(titles(await search(wish, alone)));
    expect(model.questions.length - before).toBe(1);
    expect(app.log()).toContain('the language model gave no advice');
    expect(app.log()).not.toMatch(/hiking|secret-key/);
  },
);

test('after three failures it is left alone for a minute, then tried again', async () => {
  await start();
  model.mood = { status: 500 };
  for (const word of ['tea', 'coffee', 'jazz', 'yoga', 'chess']) await search(word);
  expect(model.questions).toHaveLength(3);
  time += 61_000;
  model.mood = { writes: '{"order":[]}' };
  await search('yoga');
  expect(model.questions).toHaveLength(4);
});

test('the same wish is asked about once, also at the same moment', async () => {
  await start();
  model.mood = { writes: '{"order":[]}' };
  await Promise.all([search(wish), search(wish), search(wish)]);
  await search(wish);
  expect(model.questions).toHaveLength(1);
});

test('no more questions than the operator allows a day', async () => {
  await start({ FINDER_LLM_DAILY: '2' });
  model.mood = { writes: '{"order":[]}' };
  for (const word of ['tea', 'coffee', 'jazz']) await search(word);
  expect(model.questions).toHaveLength(2);
  time += 24 * 60 * 60 * 1000;
  await search('chess');
  expect(model.questions).toHaveLength(3);
});
