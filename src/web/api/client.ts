import type { PathParams } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { ApiFailure } from './api-failure.ts';
import { apiRequest } from './api-request.ts';
import { type AnswerOf, type BodyOf, type CallName, calls, type QueryOf } from './calls.ts';
import { newKey } from './new-key.ts';

export interface ClientOptions {
  readonly send: (request: Request) => Promise<Response>;
  readonly language: () => Language;
  readonly origin: () => string;
  /** the token to echo on requests that change something; only a browser has one */
  readonly forgeryToken?: () => string | undefined;
  /** told of every failed call, once, before the caller is */
  readonly onFailure?: (failure: ApiFailure) => void;
  /** waits before a lost request is sent again */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

interface CallOptions<N extends CallName> {
  readonly params: PathParams<(typeof calls)[N]['path']>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
  readonly image?: File | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** for a call that is made again later and is the same act; else each call has a new one */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** a failure of this call, or such a failure, is nobody's news: the screen shows it by itself */
  readonly quiet?: boolean | ((failure: ApiFailure) => boolean);
}

export interface ApiClient {
  call<N extends CallName>(name: N, options: CallOptions<N>): Promise<AnswerOf<N>>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly bodyType?: 'multipart';
  readonly idempotent?: true;
}

/** A lost request of these may have arrived all the same: the key makes the repetition harmless. */
const retries = 2;

export function createApiClient(options: ClientOptions): ApiClient {
  const { send, onFailure, pause = (ms) => new Promise((done) => setTimeout(done, ms)) } = options;

  async function exchange(build: () => Request, attempts: number): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(build());
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        if (attempt >= attempts) throw new ApiFailure(0, null);
        await pause(300 * attempt);
      }
    }
  }

  return {
    async call(name, { params, query, body, image, headers, signal, quiet, ...given }) {
      const call: Call = calls[name];
      const idempotencyKey = call.idempotent ? (given.idempotencyKey ?? newKey()) : undefined;
      const build = () =>
        apiRequest({
          ...call,
          params: { ...(params as object) },
          query: { ...(query as object) },
          body,
          image: image ?? null,
          multipart: call.bodyType === 'multipart',
          language: options.language(),
          origin: options.origin(),
          forgeryToken: call.method === 'GET' ? undefined : options.forgeryToken?.(),
          ...(headers && { headers }),
          ...(idempotencyKey && { idempotencyKey }),
          ...(signal && { signal }),
        });
      try {
        const response = await exchange(build, call.idempotent ? 1 + retries : 1);
        return (await answer(response)) as AnswerOf<typeof name>;
      } catch (error) {
        if (error instanceof ApiFailure) {
          const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
          if (!isQuiet) onFailure?.(error);
        }
        throw error;
      }
    },
  };
}

async function answer(response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? undefined : response.json();
  throw new ApiFailure(response.status, await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return null;
  return response.json().catch(() => null);
}
