import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const said: Record<string, Record<string, string>> = {
  'entry-client-en': { 'nav.home': 'Home' },
  'entry-client-de': { 'nav.home': 'Start' },
  'gifts-claim-dialog-en': { 'claim.title': 'Claim' },
  'gifts-claim-dialog-de': { 'claim.title': 'Schenken' },
};
const server = vi.fn<(address: string) => Promise<Response>>();
let messages: typeof import('./messages.ts');

beforeEach(async () => {
  vi.stubEnv('TEXTS', 'abcd1234');
  vi.resetModules();
  vi.stubGlobal('fetch', server);
  server.mockReset();
  server.mockImplementation(async (address) => {
    const name = /^\/assets\/texts-(.+)-abcd1234\.json$/.exec(address)?.[1] ?? '';
    return Response.json(said[name]);
  });
  messages = await import('./messages.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('a dialog comes with its texts, in the language that is spoken', async () => {
  await messages.loadMessages('de');
  const texts = messages.messagesOf('de');
  const dialog = { title: 'the code' };
  await expect(messages.withTexts('gifts-claim-dialog', Promise.resolve(dialog))).resolves.toBe(
    dialog,
  );
  // Whoever held the texts before has the new ones too.
  expect(texts).toEqual({ 'nav.home': 'Start', 'claim.title': 'Schenken' });
  expect(server).toHaveBeenCalledTimes(2);
});

it('another language brings the texts of all that is here, each once', async () => {
  await messages.loadMessages('en');
  await messages.withTexts('gifts-claim-dialog', Promise.resolve());
  await messages.loadMessages('de');
  await messages.loadMessages('de');
  expect(messages.messagesOf('de')).toEqual({ 'nav.home': 'Start', 'claim.title': 'Schenken' });
  expect(server).toHaveBeenCalledTimes(4);
});

it('texts that did not come are asked for again', async () => {
  await messages.loadMessages('en');
  server.mockResolvedValueOnce(new Response(null, { status: 502 }));
  const open = () => messages.withTexts('gifts-claim-dialog', Promise.resolve());
  await expect(open()).rejects.toThrow('502');
  await open();
  expect(messages.messagesOf('en')).toHaveProperty(['claim.title'], 'Claim');
});
