import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const said: Record<string, Record<string, string>> = {
  'common-en': { 'nav.home': 'Home' },
  'common-de': { 'nav.home': 'Start' },
  'claim-en': { 'claim.title': 'Claim' },
  'claim-de': { 'claim.title': 'Schenken' },
};
const server = vi.fn<(address: string) => Promise<Response>>();
let messages: typeof import('./messages.ts');

beforeEach(async () => {
  vi.stubEnv('MESSAGES_HASH', 'abcd1234');
  vi.resetModules();
  vi.stubGlobal('fetch', server);
  server.mockReset();
  server.mockImplementation(async (address) => {
    const name = /^\/assets\/messages-(.+)-abcd1234\.json$/.exec(address)?.[1] ?? '';
    return Response.json(said[name]);
  });
  messages = await import('./messages.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('a dialog is loaded with its messages, in the current language', async () => {
  await messages.loadMessages('de');
  const texts = messages.messagesOf('de');
  const dialog = { title: 'the code' };
  await expect(messages.withMessages(['claim'], async () => dialog)).resolves.toBe(dialog);
  // Whoever held the texts before has the new ones too.
  expect(texts).toEqual({ 'nav.home': 'Start', 'claim.title': 'Schenken' });
  expect(server).toHaveBeenCalledTimes(2);
});

it('changing the language loads the messages of all loaded parts, each once', async () => {
  await messages.loadMessages('en');
  await messages.withMessages(['claim'], async () => {});
  await messages.loadMessages('de');
  await messages.loadMessages('de');
  expect(messages.messagesOf('de')).toEqual({ 'nav.home': 'Start', 'claim.title': 'Schenken' });
  expect(server).toHaveBeenCalledTimes(4);
});

it('messages that failed to load are requested again', async () => {
  await messages.loadMessages('en');
  server.mockResolvedValueOnce(new Response(null, { status: 502 }));
  const open = () => messages.withMessages(['claim'], async () => {});
  await expect(open()).rejects.toThrow('502');
  await open();
  expect(messages.messagesOf('en')).toHaveProperty(['claim.title'], 'Claim');
});

it('a part whose messages failed to load fails alone: the next screen does not wait for it', async () => {
  await messages.loadMessages('en');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(messages.withMessages(['claim'], async () => {})).rejects.toThrow();
  server.mockClear();
  await messages.loadMessages('en');
  expect(server).not.toHaveBeenCalled();
});

it('a language that failed to load is not used: parts continue in the current one', async () => {
  await messages.loadMessages('en');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(messages.loadMessages('de')).rejects.toThrow();
  server.mockClear();
  await messages.withMessages(['claim'], async () => {});
  expect(server.mock.calls).toEqual([['/assets/messages-claim-en-abcd1234.json']]);
});

it('changing the language while a part loads also loads the messages of that part', async () => {
  await messages.loadMessages('en');
  const slow = Promise.withResolvers<Response>();
  server.mockImplementationOnce(() => slow.promise);
  const opening = messages.withMessages(['claim'], async () => {});
  await messages.loadMessages('de');
  slow.resolve(Response.json(said['claim-en']));
  await opening;
  expect(messages.messagesOf('de')).toEqual({ 'nav.home': 'Start', 'claim.title': 'Schenken' });
});
