import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { type ApiClient, createApiClient } from '../../src/web/api/client.ts';
import { ApiContext } from '../../src/web/api/use-api.tsx';
import { loadMessages } from '../../src/web/i18n/messages.ts';
import { createTranslator } from '../../src/web/i18n/translator.ts';
import { I18nProvider } from '../../src/web/i18n/use-i18n.tsx';
import { reportFailure } from '../../src/web/shell/report-failure.ts';

// A busy machine renders late.
configure({ asyncUtilTimeout: 5000 });

await loadMessages('en');

export const { t } = createTranslator('en');

afterEach(cleanup);

/** One request of a component; the test answers it when it is time. */
export interface HeldRequest {
  readonly method: string;
  readonly key: string | null;
  readonly data: unknown;
  readonly answer: (status: number, body: object) => void;
  readonly lose: () => void;
}

/** Returns a client whose requests wait in `requests` until the test answers them. */
export function createHeldApi(): { api: ApiClient; requests: HeldRequest[] } {
  const requests: HeldRequest[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    pause: () => Promise.resolve(),
    onFailure: (failure, failed) => reportFailure(failure, createTranslator('en'), failed),
    send: async (request) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart');
      const part = isForm ? (await request.formData()).get('data') : await request.text();
      const data = typeof part === 'string' && part !== '' ? JSON.parse(part) : null;
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      requests.push({
        method: request.method,
        key: request.headers.get('idempotency-key'),
        data,
        answer: (status, body) => resolve(Response.json(body, { status })),
        lose: () => reject(new TypeError('connection lost')),
      });
      return promise;
    },
  });
  return { api, requests };
}

/** Renders a component as the application would, in English; returns a user who acts on it. */
export function renderComponent(component: ReactNode, api: ApiClient = createHeldApi().api) {
  const wrap = (children: ReactNode) => (
    <MemoryRouter>
      <ApiContext value={api}>
        <I18nProvider language="en">{children}</I18nProvider>
      </ApiContext>
    </MemoryRouter>
  );
  const { rerender } = render(wrap(component));
  return { user: userEvent.setup(), rerender: (next: ReactNode) => rerender(wrap(next)) };
}
