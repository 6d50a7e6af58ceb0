import type { Language } from '../../domain/language.ts';

/** What one request is made of; paths are filled in here and nowhere else. */
export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly image?: File | null;
  readonly multipart: boolean;
  readonly language: Language;
  readonly origin: string;
  readonly idempotencyKey?: string;
  /** beside the usual ones */
  readonly headers?: Readonly<Record<string, string>>;
  readonly forgeryToken?: string | undefined;
  readonly signal?: AbortSignal;
}

export function apiRequest(parts: RequestParts): Request {
  const path = parts.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(parts.params[name] ?? ''),
  );
  const headers = new Headers({
    ...parts.headers,
    accept: 'application/json',
    'accept-language': parts.language,
  });
  if (parts.forgeryToken) headers.set('x-xsrf-token', parts.forgeryToken);
  if (parts.idempotencyKey) headers.set('idempotency-key', parts.idempotencyKey);
  const content = requestBody(parts);
  if (typeof content === 'string') headers.set('content-type', 'application/json');
  const url = new URL(path, parts.origin);
  for (const [name, value] of Object.entries(parts.query)) url.searchParams.set(name, value);
  return new Request(url, {
    method: parts.method,
    headers,
    ...(content !== undefined && { body: content }),
    ...(parts.signal && { signal: parts.signal }),
    // The browser asks with the ETag it holds, so an unchanged list travels as a 304.
    ...(parts.method === 'GET' && { cache: 'no-cache' as const }),
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
