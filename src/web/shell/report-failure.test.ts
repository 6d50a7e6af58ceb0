import { beforeAll, expect, test } from 'vitest';
import { ApiFailure } from '../api/api-failure.ts';
import { loadMessages } from '../i18n/messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { currentToasts } from '../ui/overlays/toasts.ts';
import { reportFailure } from './report-failure.ts';

beforeAll(() => loadMessages('en'));

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'item.already_claimed',
  message: 'Somebody was quicker.',
};

test.each([
  [0, 'Network error: please check your internet connection'],
  [400, 'Bad request. Please check the input.'],
  [401, 'You are not authorized. Please log in.'],
  [403, 'Access denied.'],
  [404, 'Resource not found.'],
  [429, 'Server is not accepting requests. Please try again later.'],
  [500, 'Server error. Please try again later.'],
  [409, 'Somebody was quicker.'],
  [502, 'An unexpected error occurred.'],
])('a request that fails with %d is reported in a toast', (status, text) => {
  reportFailure(new ApiFailure(status, status === 409 ? problem : null), createTranslator('en'));
  expect(currentToasts().at(-1)).toMatchObject({
    kind: 'failure',
    title: status === 0 ? 'No connection' : `Error ${status}`,
    text,
  });
});

test('beside a status with several meanings, the server’s sentence is shown', () => {
  const message = 'This list was taken down.';
  const takenDown = { ...problem, status: 403, code: 'wishlist.taken_down', message } as const;
  reportFailure(new ApiFailure(403, takenDown), createTranslator('en'));
  expect(currentToasts().at(-1)).toMatchObject({
    title: 'Error 403',
    text: `Access denied.\n${message}`,
  });
});

test('what has failed and why is one toast', () => {
  const before = currentToasts().length;
  reportFailure(new ApiFailure(0, null), createTranslator('en'), 'The gift was not saved');
  expect(currentToasts()).toHaveLength(before + 1);
  expect(currentToasts().at(-1)).toMatchObject({
    title: 'No connection',
    text: 'The gift was not saved\nNetwork error: please check your internet connection',
  });
});
