import { type ModelMood, startModelServer } from '../../test/support/model-server.ts';
import { type Drill, hold } from '../drill.ts';
import { afterDrill, expectAlive, newFolder, startServer } from '../site.ts';

/** A search answers after this, whatever the model does; it waits 8 s for the model. */
const patienceMs = 9000;

export const drill: Drill = {
  name: 'model-away',
  fault:
    'The language model of the gift finder stalls, answers 500 or 429, talks nonsense, breaks off, or is gone',
  promise:
    'The embedded engine answers; the search takes 9 s at most, and is quick once the model was away for a while',
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
    return `ideas each time, within ${seen.join('; ')}`;
  },
};

/** Returns how long the first searches took while the model was in this mood, and one after them. */
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
    times.push(await search(server.origin, `a gift number ${n} for my sister who likes tea`));
  }
  hold(mood === 'gone' || model.questions.length > before, 'the model was not asked');
  expectAlive(server);
  await server.stop();
  const name = typeof mood === 'string' ? mood : Object.values(mood).join(' ');
  return `${name}: ${times.join(', ')} s`;
}

/** Returns how long a search took; rejects when it brought no ideas, or took too long. */
async function search(origin: string, description: string, patience = patienceMs): Promise<string> {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/gift-suggestions/amazon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description, country: 'DE' }),
  });
  const body = (await response.json()) as { suggestions?: unknown[] };
  const took = performance.now() - begun;
  hold(response.status === 200, `a search is ${response.status}`);
  hold((body.suggestions?.length ?? 0) > 0, 'a search brought no ideas');
  hold(took < patience, `a search took ${took} ms`);
  return (took / 1000).toFixed(1);
}
