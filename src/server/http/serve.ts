import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { PathParams } from '../../contract/paths.ts';
import { problem } from '../../contract/schemas.ts';
import { rates } from './limits/rate-limits.ts';

/** A request with its parameters and body as the contract defines them. */
export interface Call<E extends Endpoint> {
  readonly params: PathParams<E['path']>;
  readonly body: E extends { bodyType: 'multipart' }
    ? undefined
    : E['body'] extends z.core.$ZodType
      ? z.output<E['body']>
      : undefined;
  readonly query: E['query'] extends z.core.$ZodType ? z.output<E['query']> : unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns, as the contract defines it. */
export type Answer<E extends Endpoint> = E['answer'] extends z.core.$ZodType
  ? z.output<E['answer']>
  : unknown;

/** PostgreSQL text cannot contain NUL; with another character in its place, the value is simply not found. */
const param = z.string().check(z.overwrite((text) => text.replaceAll('\0', '\ufffd')));

const paramsSchema = (path: string) =>
  z.object(
    Object.fromEntries([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name, param])),
  );

/**
 * Registers an endpoint of the contract. Its input is validated before `handle` runs (`request.invalid`),
 * and fields that the contract does not name are removed from the answer; a stream is sent as it is.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E> | Readable>,
): void {
  const rate = rates[endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write')];
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
    config: { rateLimit: rate },
    schema: {
      summary: endpoint.summary,
      params: paramsSchema(endpoint.path),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && endpoint.bodyType !== 'multipart' ? { body: endpoint.body } : {}),
      response: {
        ...(endpoint.answer ? { [endpoint.status]: endpoint.answer } : {}),
        default: problem,
      },
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params,
        body: request.body,
        query: request.query,
        request,
        reply,
      } as Call<E>);
      if (reply.sent) return reply;
      reply.status(endpoint.status);
      return endpoint.status === 204 ? reply.send() : answer;
    },
  });
}
