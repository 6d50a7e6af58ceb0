import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { GiftSearchView, GiftSuggestion } from '../../../src/contract/schemas.ts';
import { loadGiftEngine } from '../../../src/server/gift-finder/gift-engine.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { ApiClient } from '../../support/client.ts';
import { loadCatalogue } from '../../support/gift-data.ts';
import { type ModelServer, startModelServer } from '../../support/services/model-server.ts';
import { startTraceCollector } from '../../support/services/trace-collector.ts';

const byTitle = new Map(
  loadCatalogue().flatMap(({ ideas }) => ideas.map((idea) => [idea.en.title, idea] as const)),
);
const patience = 600;
const query = 'my dad loves hiking, up to 50 euros, no alcohol';

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

const searchPath = '/api/gift-suggestions/amazon';

async function post<Answer>(path: string, body: object, on = app): Promise<Answer> {
  const client = on.api;
  const answer = await client.call<Answer>('POST', path, body, { 'accept-language': 'en' });
  expect(answer.status).toBe(200);
  return answer.body;
}
const firstAnswer = (description: string, on = app, criteria?: object) =>
  post<GiftSearchView>(
    searchPath,
    { description, country: 'DE', ...(criteria && { criteria }) },
    on,
  );
const improvedAnswer = async (description: string, on = app, criteria?: object) => {
  const body = { description, country: 'DE', ...(criteria && { criteria }) };
  return (await post<{ improved: GiftSearchView | null }>(`${searchPath}/improved`, body, on))
    .improved;
};
/** What a visitor ends up with: the improved answer, or the first one where it stays. */
const search = async (description: string, on = app) =>
  (await improvedAnswer(description, on)) ?? (await firstAnswer(description, on));
const titles = ({ suggestions }: GiftSearchView) => suggestions.map(({ title }) => title);
const ideas = (answer: GiftSearchView) =>
  answer.suggestions.map(({ title }: GiftSuggestion) => {
    const idea = byTitle.get(title);
    if (!idea) throw new Error(`${title} is in no catalogue`);
    return idea;
  });

const quote = query;
const lie = {
  reading: JSON.stringify({
    budget: { min: 200, max: 9000, quote },
    age: { min: 18, max: 99, quote: 'my dad' },
    interests: [{ concept: 'whisky', quote }, '<script>', { concept: 'no-such-concept', quote }],
    refused: [],
    occasion: { occasion: 'doomsday', quote },
    recipients: { evil: true },
    themes: ['whisky', 'https://evil.example'],
    title: 'Buy at https://evil.example',
    suggestions: [{ title: 'Cheap whisky', amazonUrl: 'https://evil.example' }],
  }),
  choice: JSON.stringify({
    order: ['whisky-tasting-set', 'https://evil.example/x', 42, null, 'no-such-idea'],
    ideas: [
      { title: 'see evil.example', why: 'cheap', search: 'evil.example', low: 1, high: 2 },
      { title: 'bottle of whisky', why: 'He would like it.', search: 'whisky', low: 20, high: 40 },
      { title: 'mountain hut', why: 'For his hikes.', search: 'hut', low: 200, high: 9000 },
    ],
  }),
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

  test('ranks the engine’s ideas after two requests, with prose around its JSON', async () => {
    await begin();
    const own = ideas(await search(query, alone)).map(({ id }) => id);
    const order = [own[5], own[2]];
    model.mood = {
      writes: `Sure! Here you are:\n\`\`\`json\n{"order": ${JSON.stringify(order)},}\n\`\`\` Enjoy!`,
    };
    const found = ideas(await search(query)).map(({ id }) => id);
    expect(found.slice(0, 2)).toEqual(order);
    expect(model.questions).toHaveLength(2);
    expect(model.questions.map((question) => question.path)).toEqual([path, path]);
    expect(model.questions[0]?.body.model).toBe('double');
    expect(model.questions[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(model.questions[0]?.text).toContain('hiking');
  });

  test('cannot loosen a budget, remove an exclusion, or show its own words', async () => {
    await begin();
    model.mood = { writes: lie };
    const answer = await search(query);
    expect(answer.suggestions.length).toBeGreaterThan(0);
    for (const idea of ideas(answer)) expect(idea.flags ?? []).not.toContain('alcohol');
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
  ] as const)('is called once and not waited for when it %s', async (_, mood) => {
    await begin();
    model.mood = mood;
    const begun = performance.now();
    expect(await improvedAnswer(query)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(patience + 1500);
    expect(model.questions).toHaveLength(1);
    expect(app.log()).not.toMatch(/hiking|secret-key/);
  });
});

test('a model adds to the parsed query what the engine did not parse', async () => {
  await start();
  const odd = 'for the one who is always up there above the tree line. 30 max';
  model.mood = {
    writes: {
      reading: JSON.stringify({
        interests: [{ concept: 'hiking', quote: 'above the tree line' }],
        recipients: [{ recipient: 'friend', quote: 'the one' }],
        budget: { min: null, max: 30, quote: '30 max' },
      }),
    },
  };
  const { understood, ...answer } = await search(odd);
  expect(understood).toMatchObject({
    recipients: [{ recipient: 'friend' }],
    budget: { max: 30 },
  });
  expect(understood.interests.length).toBeGreaterThan(0);
  expect(answer.suggestions.length).toBeGreaterThan(0);
  for (const idea of ideas({ understood, ...answer })) expect(idea.price[0]).toBeLessThan(30);
  // A chip of the model's is removed like any other, and stays away.
  const without = { withoutInterests: ['hiking'] };
  const again = (await improvedAnswer(odd, app, without)) ?? (await firstAnswer(odd, app, without));
  expect(again.understood.interests.map(({ concept }) => concept)).not.toContain('hiking');
});

test('a server that accepts a schema receives one', async () => {
  await start({ FINDER_LLM_STRUCTURED: 'on' });
  model.mood = { writes: 'I think: {"order":[]}' };
  await search(query);
  expect(model.questions[0]?.body.response_format).toMatchObject({ type: 'json_schema' });
});

test.each(['mistral', 'google'])(
  'a server of %s that accepts a schema receives one',
  async (provider) => {
    await start({
      FINDER_LLM: provider,
      FINDER_LLM_URL: urlOf(provider),
      FINDER_LLM_STRUCTURED: 'on',
    });
    model.mood = { writes: '{"order":[]}' };
    await search(query);
    expect(model.questions[0]?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { schema: { type: 'object' } },
    });
  },
);

test('Anthropic receives the schema as text, because its endpoint would ignore one', async () => {
  await start({ FINDER_LLM: 'anthropic', FINDER_LLM_STRUCTURED: 'on' });
  const own = ideas(await search(query, alone)).map(({ id }) => id);
  model.mood = { writes: `{"order":["${own[4]}"]}` };
  expect(ideas(await search(query))[0]?.id).toBe(own[4]);
  expect(model.questions[0]?.body).not.toHaveProperty('response_format');
  expect(model.questions[0]?.text).toContain('Answer with one JSON object');
});

test.each(['mistral', 'openai-compatible'])(
  'reasoning that a model of %s writes before its answer is ignored',
  async (provider) => {
    await start({ FINDER_LLM: provider, FINDER_LLM_URL: urlOf(provider) });
    const own = ideas(await search(query, alone)).map(({ id }) => id);
    model.mood = {
      thinks: `{"order":["${own[7]}"]}`,
      writes: `{"order":["${own[4]}"]}`,
    };
    expect(ideas(await search(query))[0]?.id).toBe(own[4]);
  },
);

test('budget and exclusions hold and none of its own words is shown, whatever a model answers', async () => {
  await start();
  model.mood = { writes: lie };
  const answer = await search(query);
  expect(answer.understood.budget).toMatchObject({ min: null, max: 50 });
  expect(answer.suggestions.length).toBeGreaterThan(0);
  for (const { amazonUrl, elsewhere } of answer.suggestions)
    expect(new URL(amazonUrl).host).toBe(elsewhere ? 'duckduckgo.com' : 'www.amazon.de');
  for (const idea of ideas(answer)) {
    expect(idea.price[0]).toBeLessThan(50);
    expect(idea.flags ?? []).not.toContain('alcohol');
  }
  expect(JSON.stringify(answer)).not.toContain('evil');
});

test.each(['a gift for a child', 'something for a teenager', 'for my goddaughter'])(
  '"%s" never gets drinks, whatever age a model reads for the recipient',
  async (text) => {
    await start();
    const drinks = [...byTitle.values()].filter(({ flags }) => flags?.includes('alcohol'));
    model.mood = {
      writes: JSON.stringify({
        recipients: [{ recipient: 'boss', quote: text }],
        age: { min: 30, max: 60, quote: text },
        occasion: { occasion: 'wedding', quote: text },
        interests: [{ concept: 'whisky', quote: text }],
        themes: ['whisky', 'wine', 'gin'],
        order: drinks.map(({ id }) => id),
        ideas: [{ title: 'gin tasting', why: 'A treat.', search: 'gin', low: 5, high: 9 }],
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
  ['stalls', 'TimeoutError', 'stalls'],
  ['breaks off', 'TypeError', 'breaks off'],
  ['answers with a page', 'SyntaxError', 'talks nonsense'],
  ['is down', 'status_500', { status: 500 }],
  ['says no', 'status_401', { status: 401 }],
  ['writes prose', 'no_sense', { writes: 'I would rather talk about the weather.' }],
  ['writes far too much', 'no_sense', { writes: `{"order":["${'x'.repeat(30_000)}"]}` }],
  ['nests without end', 'no_sense', { writes: `{"order":${'['.repeat(5000)}` }],
] as const)(
  'when it %s, the engine’s own answer is given in time, after one request, and the log says %s',
  async (_, reason, mood) => {
    await start();
    model.mood = mood;
    const begun = performance.now();
    expect(await improvedAnswer(query)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(patience + 1500);
    expect(model.questions).toHaveLength(1);
    expect(app.log()).toContain(`"reason":"${reason}","msg":"the language model gave no advice"`);
    expect(app.log()).not.toMatch(/hiking|secret-key/);
  },
);

test('after three failures no request is sent for a minute, then it is tried again', async () => {
  await start();
  model.mood = { status: 500 };
  for (const word of ['tea', 'coffee', 'jazz', 'yoga', 'chess']) await search(word);
  expect(model.questions).toHaveLength(3);
  expect(await firstAnswer('yoga')).not.toHaveProperty('mayImprove');
  time += 61_000;
  model.mood = { writes: '{"order":[]}' };
  expect(await firstAnswer('yoga')).toMatchObject({ mayImprove: true });
  await search('yoga');
  expect(model.questions).toHaveLength(5);
});

test('each request for the same query is sent once, also when visitors ask at once', async () => {
  await start();
  model.mood = { writes: '{"order":[]}' };
  await Promise.all([search(query), search(query), search(query)]);
  await search(query);
  expect(model.questions).toHaveLength(2);
});

test('a question that says what was understood is asked anew when a chip changes it', async () => {
  await start();
  const text = 'my dad loves hiking, up to 500 euros';
  const criteria = { budget: { min: null, max: 499 } };
  model.mood = { writes: '{"order":[]}' };
  await improvedAnswer(text);
  expect(model.questions).toHaveLength(2);
  await improvedAnswer(text, app, criteria);
  expect(model.questions).toHaveLength(3);
  await improvedAnswer(text, app, criteria);
  await improvedAnswer(text);
  expect(model.questions).toHaveLength(3);
  const [, before, after] = model.questions;
  expect(before?.text).not.toBe(after?.text);
});

test('the number of requests a day is limited by the operator’s setting', async () => {
  await start({ FINDER_LLM_DAILY: '4' });
  model.mood = { writes: '{"order":[]}' };
  for (const word of ['tea', 'coffee', 'jazz']) await search(word);
  expect(model.questions).toHaveLength(4);
  time += 24 * 60 * 60 * 1000;
  await search('chess');
  expect(model.questions).toHaveLength(6);
});

test('the first page neither waits for a model nor calls it', async () => {
  await start();
  model.mood = 'stalls';
  expect(titles(await firstAnswer(query))).toEqual(titles(await firstAnswer(query, alone)));
  expect(model.questions).toHaveLength(0);
});

test.each(['I want to die', 'a gun for my husband'])(
  '"%s" is not sent to a model',
  async (text) => {
    await start();
    expect(await firstAnswer(text)).not.toHaveProperty('mayImprove');
    expect(await improvedAnswer(text)).toBeNull();
    expect(model.questions).toHaveLength(0);
  },
);

test('without a model no page is improved', async () => {
  await start();
  expect(await firstAnswer(query, alone)).not.toHaveProperty('mayImprove');
  expect(await improvedAnswer(query, alone)).toBeNull();
});

test('when a model’s second answer fails, its first one is used', async () => {
  await start();
  const odd = 'for a colleague who is always up there above the tree line';
  model.mood = {
    writes: {
      reading: JSON.stringify({
        interests: [{ concept: 'hiking', quote: 'above the tree line' }],
      }),
      choice: 'I do not know.',
    },
  };
  const answer = await improvedAnswer(odd);
  expect(answer?.understood.interests).toMatchObject([{ concept: 'hiking' }]);
});

test('an idea of the model is marked, has a search link, and the next page continues without a gap', async () => {
  await start({ AFFILIATE_TAG_DE: 'wishes-21' });
  const text = 'for my grandfather, a sailor, up to 60 euros';
  const own = {
    title: 'recording of harbour sounds',
    why: 'the sea that he misses, in his room',
    search: 'harbour sounds recording',
    low: 10,
    high: 20,
  };
  model.mood = { writes: { choice: JSON.stringify({ ideas: [own] }) } };
  const answer = await improvedAnswer(text);
  const [shown, ...others] = (answer?.suggestions ?? []).filter(({ fromModel }) => fromModel);
  expect(others).toEqual([]);
  expect(answer?.suggestions).toHaveLength(9);
  expect(shown).toMatchObject({
    title: 'Recording of harbour sounds',
    description: 'The sea that he misses, in his room',
    priceRange: '€10–20',
    plainUrl: 'https://www.amazon.de/s?k=harbour+sounds+recording',
  });
  expect(shown?.amazonUrl).toContain('tag=wishes-21');

  const first = await firstAnswer(text);
  const nextOf = async (id: string | undefined) => {
    const { body } = await app.api.call<GiftSearchView>('GET', `${searchPath}/${id}/more`);
    return titles(body);
  };
  const next = await nextOf(answer?.searchRequestId);
  expect(next[0]).toBe(titles(first)[8]);
  expect(next.slice(1)).toEqual((await nextOf(first.searchRequestId)).slice(0, 8));
});

test('what stands beside the interests does so on the next page too', async () => {
  await start();
  const text = 'my brother loves falconry, up to 20 euros';
  const own = ['recording of owl calls', 'map of old castles', 'talk about birds'].map((title) => ({
    title,
    why: 'he likes such things',
    search: title,
    low: 10,
    high: 20,
  }));
  model.mood = { writes: { choice: JSON.stringify({ ideas: own }) } };
  const answer = await improvedAnswer(text);
  expect(answer?.suggestions.filter(({ fromModel }) => fromModel)).toHaveLength(3);
  const { body } = await app.api.call<GiftSearchView>(
    'GET',
    `${searchPath}/${answer?.searchRequestId}/more`,
  );
  const marked = (await firstAnswer(text)).suggestions.flatMap((one) =>
    one.beside ? [one.title] : [],
  );
  expect(body.suggestions).toHaveLength(3);
  for (const { beside, title } of body.suggestions) {
    expect(beside).toBe(true);
    expect(marked).toContain(title);
  }
});

test('a trace names the provider of the model, and nothing that was typed or answered', async () => {
  const collector = await startTraceCollector();
  onTestFinished(() => collector.close());
  await start({
    FINDER_LLM: 'mistral',
    FINDER_LLM_URL: model.mistralUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const client = new ApiClient(fetch, await app.listen());
  const body = { description: query, country: 'DE' };
  await client.call('POST', `${searchPath}/improved`, body);
  await app.services.tracing?.close(1000);
  const questions = collector.spans.filter(({ name }) => name === 'chat');
  expect(questions).toHaveLength(model.questions.length);
  expect(questions.length).toBeGreaterThan(0);
  const request = collector.spans.find(({ name }) => name === `POST ${searchPath}/improved`);
  for (const { attributes, traceId, kind } of questions) {
    expect([kind, traceId]).toEqual([3, request?.traceId]);
    expect(attributes).toEqual({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'mistral_ai',
    });
  }
  expect(collector.bodies.join()).not.toMatch(/hiking|alcohol|secret-key|127\.0\.0\.1/);
});
