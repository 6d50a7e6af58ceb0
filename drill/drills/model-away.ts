import { apiCalls } from '../../src/contract/paths.ts';
import { type ModelMood, startModelServer } from '../../test/support/services/model-server.ts';
import { type Drill, hold } from '../drill.ts';
import { afterDrill, expectAlive, newFolder, startServer } from '../site.ts';

/** An improved search answers after this, whatever the model does; it waits 8 s for the model. */
const maxWaitMs = 9000;
/** A search does not wait for the model. */
const searchPatienceMs = 2000;

export const drill: Drill = {
  name: 'model-away',
  fault:
    'The language model of the gift finder stalls, answers 500 or 429, talks nonsense, breaks off, or is gone',
  promise:
    'The embedded engine answers without waiting; what the model would improve is given up after 9 s, and quickly once the model was away for a while',
  async run() {
    const moods = [
      { status: 500 },
      { status: 429 },
      'talks nonsense',
      'breaks off',
      'stalls',
      'gone',
    ] as const;
    const seen: string[] = [];
    for (const mood of moods) seen.push(await searchWith(mood));
    return `ideas each time; the answer about improvement within ${seen.join('; ')}`;
  },
};

/** Returns how long the first six answers about improvement took while the model was in this mood. */
async function searchWith(mood: ModelMood | 'gone'): Promise<string> {
  const model = await startModelServer();
  const server = await startServer({
    DATA_DIR: newFolder(),
    FINDER_LLM: 'openai-compatible',
    FINDER_LLM_URL: model.url,
    FINDER_LLM_MODEL: 'double',
    FINDER_LLM_PROVIDER: 'Double',
    LOG_LEVEL: 'fatal',
  });
  let isOpen = true;
  const leave = async () => {
    if (isOpen) await model.close();
    isOpen = false;
  };
  afterDrill(leave);
  // The first search of a process also loads the engine.
  await search(server.origin, 'a first gift', Number.POSITIVE_INFINITY);
  const before = model.questions.length;
  if (mood === 'gone') await leave();
  else model.mood = mood;
  const times: string[] = [];
  for (let n = 0; n < 6; n++) {
    const description = `a gift number ${n} for my sister who likes tea`;
    await search(server.origin, description, searchPatienceMs);
    times.push(await improve(server.origin, description));
  }
  hold(mood === 'gone' || model.questions.length > before, 'the model was not asked');
  expectAlive(server);
  await server.stop();
  const name = typeof mood === 'string' ? mood : Object.values(mood).join(' ');
  return `${name}: ${times.join(', ')} s`;
}

/** Fails when a search brings no ideas, or takes too long. */
async function search(origin: string, description: string, patience: number): Promise<void> {
  const { body, took } = await ask(origin + apiCalls.suggestGifts.path, description);
  hold((body.suggestions?.length ?? 0) > 0, 'a search brought no ideas');
  hold(took < patience, `a search took ${took} ms`);
}

/** Returns how many seconds the answer about improvement took; fails when it took too long. */
async function improve(origin: string, description: string): Promise<string> {
  const { took } = await ask(origin + apiCalls.improveGifts.path, description);
  hold(took < maxWaitMs, `the model was waited for ${took} ms`);
  return (took / 1000).toFixed(1);
}

/** Asks for gifts; returns the answer and its time in milliseconds. Fails unless the status is 200. */
async function ask(address: string, description: string) {
  const begun = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description, country: 'DE' }),
  });
  const body = (await response.json()) as { suggestions?: unknown[] };
  hold(response.status === 200, `a search is ${response.status}`);
  return { body, took: performance.now() - begun };
}
