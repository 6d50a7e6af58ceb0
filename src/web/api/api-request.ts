import type { Language } from '../../domain/language.ts';

/** The parts of one request. */
export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly image?: File | null | undefined;
  readonly multipart: boolean;
  readonly language: Language;
  readonly origin: string;
  readonly idempotencyKey?: string | undefined;
  /** in addition to the usual ones */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly forgeryToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the request of one API call: JSON, multipart, or no body where `body` is undefined. */
export function apiRequest(parts: RequestParts): Request {
  const headers = new Headers({
    ...parts.headers,
    accept: 'application/json',
    'accept-language': parts.language,
  });
  if (parts.forgeryToken) headers.set('x-xsrf-token', parts.forgeryToken);
  if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
  const content = requestBody(parts);
  if (typeof content === 'string') headers.set('content-type', 'application/json');
  const url = new URL(parts.path, parts.origin);
  for (const [name, value] of Object.entries(parts.query ?? {})) url.searchParams.set(name, value);
  return new Request(url, {
    method: parts.method,
    headers,
    body: content ?? null,
    signal: parts.signal ?? null,
    // The browser sends the ETag of its copy, so an unchanged list is answered with a 304.
    cache: parts.method === 'GET' ? 'no-cache' : 'default',
  });
}

function requestBody({ body, image, multipart }: RequestParts): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  if (image) form.set('image', image);
  return form;
}
