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

export const maxImports = 20;
export const maxImportsPerVisitor = 1;
/** Bytes that have arrived of all files: what a slow sender has not sent yet takes no memory from others. */
export const maxImportedBytes = 200 * 1024 * 1024;
/** Bytes that are counted at a time. */
const reservedBytes = 1024 * 1024;
const retryAfterSeconds = 10;

interface Import {
  readonly release: () => void;
  file: ListFile | null;
}

/**
 * Registers the call that makes a list from a file. Its body is large and is parsed as it arrives.
 * Refuses with `request.too_large`, with `request.too_many` for a second import of the same visitor, and
 * with `server.busy` when too many imports run, or hold too much.
 */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { rateLimit } = services.config;
  const slots = refusingSemaphore({
    capacity: maxImports,
    capacityPerOwner: maxImportsPerVisitor,
    retryAfter: retryAfterSeconds,
  });
  const memory = refusingSemaphore({
    capacity: maxImportedBytes,
    capacityPerOwner: maxImportedBytes,
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
        const held = [await slots.acquire({ owner: rateLimit ? request.visitor : null })];
        const release = () => {
          for (const each of held) each();
        };
        const current: Import = { release, file: null };
        imports.set(request, current);
        current.file = await readFile(body, async () => {
          held.push(await memory.acquire({ owner: null, weight: reservedBytes }));
        });
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

/** Returns the file that arrives; `reserve` is called before each further `reservedBytes` are kept. */
async function readFile(body: Readable, reserve: () => Promise<void>): Promise<ListFile> {
  const reader = new ListFileReader();
  let unreserved = 0;
  try {
    // The connection has to stay open for the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      unreserved += chunk.length;
      for (; unreserved > 0; unreserved -= reservedBytes) await reserve();
      reader.write(chunk);
    }
    return reader.end();
  } finally {
    // Discards the remaining bytes of a file that was refused.
    body.resume();
  }
}
