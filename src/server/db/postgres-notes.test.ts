import { expect, test } from 'vitest';
import { PostgresNotes } from './postgres-notes.ts';

/** Notes to a database that is away until `awayMs` have been waited for. */
function notesToDatabase({ awayMs = 0 } = {}) {
  const state = { attempts: 0, waitedMs: 0 };
  const sent: string[] = [];
  const notes = new PostgresNotes(
    async (payload) => {
      state.attempts += 1;
      if (state.waitedMs < awayMs) throw new Error('away');
      sent.push(payload);
    },
    async (ms) => {
      state.waitedMs += ms;
    },
  );
  return { notes, sent, state };
}

test('notes that are given together are sent, each once', async () => {
  const { notes, sent } = notesToDatabase();
  await Promise.all(['a', 'b', 'b', 'c'].map((note) => notes.send(note)));
  expect(sent.join(' ').split(' ').sort()).toEqual(['a', 'b', 'c']);
});

test('after an outage of 15 seconds all notes are sent within a second, in their order', async () => {
  const { notes, sent, state } = notesToDatabase({ awayMs: 15_000 });
  await Promise.all([notes.send('first'), notes.send('second')]);
  expect(sent.join(' ')).toBe('first second');
  expect(state.waitedMs).toBeLessThanOrEqual(16_050);
});

test('a note that cannot be sent is given up after 25 attempts', async () => {
  const { notes, state } = notesToDatabase({ awayMs: Number.POSITIVE_INFINITY });
  await expect(notes.send('lost')).rejects.toThrow('away');
  expect(state.attempts).toBe(25);
});

test('no attempt follows the close', async () => {
  const { notes, state } = notesToDatabase({ awayMs: Number.POSITIVE_INFINITY });
  const sending = notes.send('late');
  notes.close();
  await sending;
  expect(state.attempts).toBeLessThanOrEqual(1);
});
