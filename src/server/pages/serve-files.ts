import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import { isHashed, keptAssetsFolder } from './kept-assets.ts';

const foreverImmutable = 'public, max-age=31536000, immutable';
const forOneHour = 'public, max-age=3600';

/**
 * Registers the built files in `root`, and the hashed ones of other releases in the data directory. Those with a hash in
 * their name never change. Where no file is, the address is one of the site's pages.
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const kept = keptAssetsFolder(dataDir);
  await app.register(fastifyStatic, {
    root: join(root, 'art'),
    prefix: '/art/',
    preCompressed: true,
    maxAge: '30d',
  });
  // Of other releases, after this one's.
  await makePrivateFolder(kept);
  await app.register(fastifyStatic, {
    root: [join(root, 'assets'), kept],
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(basename(path)) ? foreverImmutable : forOneHour);
    },
  });
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    decorateReply: false,
    // These are hundreds, and looked for when asked for; a route each would cost the start its time and memory.
    globIgnore: ['art/**', 'assets/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', forOneHour);
    },
  });
}
