import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../domain/limits.ts';
import { refusingSemaphore } from '../concurrency/refusing-semaphore.ts';
import { Failure } from '../errors.ts';
import { requesterOf } from '../http/requester.ts';
import { serve } from '../http/serve.ts';
import { readIdempotencyKey } from '../idempotency/idempotency-key.ts';
import type { Services } from '../services.ts';
import { importWishlist } from './import-wishlist.ts';
import { type ListFile, ListFileReader } from './list-file-reader.ts';

/** Each import may hold the largest file in memory; its pictures have up to 75 MB together. */
export const maxImports = 3;
export const maxImportsPerVisitor = 1;
const retryAfterSeconds = 10;

interface Import {
  readonly release: () => void;
  file: ListFile | null;
}

/**
 * Registers the call that makes a list from a file. Its body is large and is parsed as it arrives.
 * Refuses with `request.too_large`, with `request.too_many` for a second import of the same visitor, and
 * with `server.busy` when too many imports run.
 */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { rateLimit } = services.config;
  const slots = refusingSemaphore({
    capacity: maxImports,
    capacityPerOwner: maxImportsPerVisitor,
    retryAfter: retryAfterSeconds,
  });
  const imports = new WeakMap<FastifyRequest, Import>();

  // A scope of its own, because other JSON bodies are parsed in one piece.
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      async (request: FastifyRequest, body: Readable) => {
        if (Number(request.headers['content-length'] ?? 0) > limits.importBytes) {
          throw new Failure('request.too_large');
        }
        const release = await slots.acquire({ owner: rateLimit ? request.visitor : null });
        const current: Import = { release, file: null };
        imports.set(request, current);
        current.file = await readFile(body);
        return current.file.value;
      },
    );
    // A request that is refused before the handler runs has to release its slot too.
    scope.addHook('onError', async (request) => imports.get(request)?.release());

    serve(scope, endpoints.importWishlist, async ({ body, request, reply }) => {
      const current = imports.get(request);
      try {
        const file = current?.file;
        const { pictures = new Map<string, Buffer>(), digest = '' } = file ?? {};
        return await importWishlist(
          services,
          body,
          pictures,
          readIdempotencyKey(request, ['import'], digest),
          requesterOf(request, reply),
        );
      } finally {
        current?.release();
      }
    });
  });
}

async function readFile(body: Readable): Promise<ListFile> {
  const reader = new ListFileReader();
  try {
    // The connection has to stay open for the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) reader.write(chunk);
    return reader.end();
  } finally {
    // Discards the remaining bytes of a file that was refused.
    body.resume();
  }
}
