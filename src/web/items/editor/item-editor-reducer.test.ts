import { expect, test } from 'vitest';
import type { ItemView, Problem } from '../../../contract/schemas.ts';
import { ApiFailure } from '../../api/api-failure.ts';
import {
  type EditorEvent,
  type EditorState,
  type FocusTarget,
  itemEditorReducer,
  openEditor,
  phaseMessage,
  shownFaults,
} from './item-editor-reducer.ts';
import type { SaveStatus } from './save-item.ts';

const item = { id: 'kite', title: 'Kite', price: '20 €', maxQuantity: 1 } as ItemView;
const opened = openEditor({ item, version: 3 });
const run = (events: readonly EditorEvent[], from: EditorState = opened) =>
  events.reduce(itemEditorReducer, from);

const submitted: EditorEvent = { type: 'submitted', isPictureRefused: false };
const refusedPicture: EditorEvent = { type: 'submitted', isPictureRefused: true };
const changed = (part: Extract<EditorEvent, { type: 'changed' }>['part']): EditorEvent => ({
  type: 'changed',
  part,
});
const ended = (status: SaveStatus, state = opened): EditorEvent => ({
  type: 'saveEnded',
  adminToken: 'a',
  result: {
    ...status,
    draft: { base: state.base, form: state.form, image: { file: null, remove: false } },
    unanswered: null,
  },
});
const failed = (status: number, problem: object | null = null): EditorEvent =>
  ended({ status: 'failed', failure: new ApiFailure(status, problem as Problem | null) });
const theirs = { texts: { title: 'Blue kite' }, picture: null };

test.each<[string, readonly EditorEvent[], EditorState['phase']['name'], FocusTarget | undefined]>([
  ['something is typed', [changed({ title: 'Big kite' })], 'editing', undefined],
  ['a press on save', [submitted], 'saving', undefined],
  ['a press on save without a title', [changed({ title: ' ' }), submitted], 'editing', 'fault'],
  ['a press on save with a refused picture', [refusedPicture], 'pictureRefused', 'submit'],
  ['a second press on it', [refusedPicture, refusedPicture], 'saving', undefined],
  [
    'another picture is refused before the second press',
    [refusedPicture, { type: 'pictureChosen' }, refusedPicture],
    'pictureRefused',
    'submit',
  ],
  [
    'a picture is refused while it is waited for',
    [submitted, { type: 'pictureRefused' }],
    'pictureRefused',
    'submit',
  ],
  ['the server has it', [submitted, ended({ status: 'saved' })], 'editing', undefined],
  [
    'somebody else changed the same',
    [submitted, ended({ status: 'conflict', theirs })],
    'conflict',
    'conflict',
  ],
  ['somebody else deleted it', [submitted, ended({ status: 'deleted' })], 'deleted', 'submit'],
  ['the list is gone', [submitted, ended({ status: 'listNotFound' })], 'listNotFound', 'submit'],
  ['no answer', [submitted, failed(0)], 'failed', 'fault'],
  [
    'a picture the server refuses',
    [submitted, failed(400, { code: 'image.unreadable' })],
    'failed',
    'picture',
  ],
  ['a fault of our own', [submitted, { type: 'saveBroken' }], 'editing', undefined],
])('%s', (_, events, phase, focus) => {
  const state = run(events);
  expect(state.phase.name).toBe(phase);
  expect(state.focus?.target).toBe(focus);
});

test('an error is shown after an attempt to save, and removed when it is corrected', () => {
  const wrong = run([changed({ title: '' })]);
  expect(shownFaults(wrong)).toEqual({});
  const attempted = run([submitted], wrong);
  expect(shownFaults(attempted)).toEqual({ title: 'required' });
  expect(shownFaults(run([changed({ title: 'Kite' })], attempted))).toEqual({});
});

test('an error from the server is shown at its field until that field is changed', () => {
  const problem = { code: 'request.invalid', errors: [{ field: 'url', code: 'blocked' }] };
  const state = run([submitted, failed(400, problem)]);
  expect(shownFaults(state)).toEqual({ url: 'blocked' });
  expect(phaseMessage(state.phase)).toBeNull();
  expect(shownFaults(run([changed({ url: '' })], state))).toEqual({});
});

test('each result of saving has its message', () => {
  const words = (event: EditorEvent) => phaseMessage(run([submitted, event]).phase);
  expect(words(failed(0))).toEqual({ key: 'item.form.unanswered' });
  expect(words(failed(500))).toEqual({ key: 'status.500' });
  expect(words(failed(429, { code: 'x', message: 'Slowly.' }))).toEqual({ text: 'Slowly.' });
  expect(words(failed(409, { code: 'item.claimed_more' }))).toBeNull();
  expect(words(ended({ status: 'conflict', theirs }))).toEqual({ key: 'item.form.collided' });
  expect(words(ended({ status: 'deleted' }))).toEqual({ key: 'item.form.gone' });
});

test('“fewer than are claimed” is shown for that quantity only', () => {
  const state = run([submitted, failed(409, { code: 'item.claimed_more' })]);
  expect(state.tooSmallQuantity).toBe('1');
  expect(run([submitted], state).tooSmallQuantity).toBeNull();
});

test('the other owner’s text that was chosen is in its field, and not a conflict any more', () => {
  const state = run([
    submitted,
    ended({ status: 'conflict', theirs }),
    { type: 'otherTextChosen', field: 'title', text: 'Blue kite' },
  ]);
  expect(state.form.title).toBe('Blue kite');
  expect(state.conflicts.texts).toEqual({});
  expect(state.phase.name).toBe('conflict');
});

test('what is typed into a deleted item becomes a new item', () => {
  const typed = run([changed({ title: 'Big kite' }), submitted]);
  const state = run([ended({ status: 'deleted' }, typed)], typed);
  expect(state.base.item).toBeNull();
  expect(state.form.title).toBe('Big kite');
});

test('typing is possible while a shop page is read, and saving stops the reading', () => {
  const info = { title: 'Teapot', price: '5 €', description: 'For two.', imageUrl: null };
  const reading = run([{ type: 'shopRequested' }, changed({ title: 'My kite' })]);
  expect(reading.shop.isReading).toBe(true);
  const filled = run([{ type: 'shopFilled', info: { ...info, reason: null } }], reading);
  expect(filled.form).toMatchObject({ title: 'My kite', description: 'For two.' });
  expect(filled.offered).toEqual({ price: '5 €' });
  const note = run([{ type: 'shopAnswered', note: 'found' }], filled).shop;
  expect(note).toEqual({ isReading: false, note: 'found' });
  expect(run([submitted], reading).shop.isReading).toBe(false);
});

test('the shop’s title is offered beside the text that was shared with the link', () => {
  const info = { title: 'Teapot', price: '5 €', description: null, imageUrl: null, reason: null };
  const shared = openEditor({ item: null, version: 3 }, { title: 'Look at this:' });
  const filled = run([{ type: 'shopFilled', info }], shared);
  expect(filled.form).toMatchObject({ title: 'Look at this:', price: '5 €' });
  expect(filled.offered).toEqual({ title: 'Teapot' });
  const typed = run([changed({ title: 'My pot' }), { type: 'shopFilled', info }], shared);
  expect(typed.offered).toEqual({});
});

test('the link of a new item is extracted from a pasted text', () => {
  const state = run([changed({ url: 'look: https://shop.example/a ' }), submitted]);
  expect(state.form.url).toBe('https://shop.example/a');
  expect(state.phase.name).toBe('saving');
});
