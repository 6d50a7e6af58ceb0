import type { AnswerOf, BodyOf, CallName, QueryOf } from '../../contract/endpoints.ts';
import { type ApiCall, apiCalls, href, type PathParams } from '../../contract/paths.ts';
import type { Problem } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { ApiFailure } from './api-failure.ts';
import { apiRequest } from './api-request.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

/** What a client needs of the place where it runs. */
export interface ClientOptions {
  readonly send: (request: Request) => Promise<Response>;
  readonly language: () => Language;
  readonly origin: () => string;
  /** the token to echo on requests that change something; only a browser has one */
  readonly forgeryToken?: () => string | undefined;
  /** gets a token where there is none, as on a page that a shared cache has sent */
  readonly startSession?: () => Promise<unknown>;
  /** called once for every failed call that is not quiet, before the call rejects; `failed` is that of the call */
  readonly onFailure?: (failure: ApiFailure, failed?: string) => void;
  /** waits before a lost request is sent again */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

interface CallOptions<N extends CallName> {
  readonly params: PathParams<(typeof apiCalls)[N]['path']>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
  readonly image?: File | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** to repeat an earlier call; without it each call has a new one */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** true, or true for a failure: `onFailure` is not called, because the screen shows the failure itself */
  readonly quiet?: boolean | ((failure: ApiFailure) => boolean);
  /** what has failed, in the visitor's words, for `onFailure` to show with the reason */
  readonly failed?: string;
}

/** Calls the API by the names of its endpoints. */
export interface ApiClient {
  /**
   * Fulfils with the parsed answer; undefined where the endpoint has none. Throws an `ApiFailure` for an error
   * status or no answer, also if the connection breaks within it, and the `AbortError` of an aborted signal.
   */
  call<N extends CallName>(name: N, options: CallOptions<N>): Promise<AnswerOf<N>>;
}

/** For idempotent calls only: the key makes a repetition harmless if the lost request was carried out. */
const maxRetries = 2;
/** Delay before the first retry; the second waits twice as long. */
const retryDelayMs = 300;

/** Returns a client of the API. It repeats idempotent calls without an answer up to twice. */
export function createApiClient(options: ClientOptions): ApiClient {
  const { send, onFailure, pause = (ms) => new Promise((done) => setTimeout(done, ms)) } = options;

  async function exchange(build: () => Request, attempts: number): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send(build());
        return { response, body: await bodyOf(response) };
      } catch (error) {
        if (isAbort(error)) throw error;
        if (attempt >= attempts) throw new ApiFailure(0, null);
        await pause(retryDelayMs * attempt);
      }
    }
  }

  // Without a session the call is accepted too, so a failure here is none of the call.
  async function ensureSession(): Promise<void> {
    if (options.forgeryToken?.() === undefined) await options.startSession?.().catch(() => {});
  }

  /**
   * A refused call was not carried out. If the answer set another anti-forgery token, it is repeated with
   * that; this happens after an update of the server while the page is open.
   */
  async function exchangeWithToken(build: () => Request, attempts: number): Promise<Answer> {
    const token = options.forgeryToken?.();
    const answer = await exchange(build, attempts);
    const isOutdated = answer.response.status === 403 && options.forgeryToken?.() !== token;
    return isOutdated ? exchange(build, attempts) : answer;
  }

  return {
    async call(name, { params, query, body, image, headers, signal, quiet, failed, ...own }) {
      const call: ApiCall = apiCalls[name];
      const changes = call.method !== 'GET';
      const idempotencyKey = call.idempotent
        ? (own.idempotencyKey ?? createIdempotencyKey())
        : undefined;
      const build = () =>
        apiRequest({
          method: call.method,
          path: href(apiCalls[name].path, params),
          query,
          body,
          image,
          multipart: call.bodyType === 'multipart',
          language: options.language(),
          origin: options.origin(),
          forgeryToken: changes ? options.forgeryToken?.() : undefined,
          headers,
          idempotencyKey,
          signal,
        });
      try {
        if (changes) await ensureSession();
        const attempts = call.idempotent ? 1 + maxRetries : 1;
        const { response, body: parsed } = await exchangeWithToken(build, attempts);
        if (!response.ok) throw new ApiFailure(response.status, parsed as Problem | null);
        return parsed as AnswerOf<typeof name>;
      } catch (error) {
        if (error instanceof ApiFailure && !isQuietFor(quiet, error)) onFailure?.(error, failed);
        throw error;
      }
    },
  };
}

function isQuietFor(quiet: CallOptions<CallName>['quiet'], failure: ApiFailure): boolean {
  return typeof quiet === 'function' ? quiet(failure) : Boolean(quiet);
}

/** A response, and its body as parsed JSON. */
interface Answer {
  readonly response: Response;
  readonly body: unknown;
}

/**
 * Returns the parsed body: undefined of a 204, null of a failure without a readable one. Throws if the connection
 * breaks within the body of a success, or if that is no JSON, as from the login page of a network.
 */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? undefined : response.json();
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return null;
  return response.json().catch((error: unknown) => {
    if (isAbort(error)) throw error;
    return null;
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
