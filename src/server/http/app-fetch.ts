import type { FastifyInstance } from 'fastify';

/** The server as a function from request to response, without a socket. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a function that calls the app without a socket, for page rendering and tests. Rate limits count
 * its calls for the visitor at `remoteAddress`.
 */
export function appFetch(app: FastifyInstance, remoteAddress?: string): Fetch {
  return async (request) => {
    const url = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(request.headers) },
      ...(body ? { payload: body } : {}),
      ...(remoteAddress && { remoteAddress }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
