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
  await app.register(fastifyStatic, {
    root: join(root, 'art'),
    prefix: '/art/',
    preCompressed: true,
    maxAge: '30d',
  });
  await app.register(fastifyStatic, {
    // Of other releases, after this one's.
    root: [join(root, 'assets'), ...(await keptFolders(app, dataDir))],
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

/** Returns the folder with the files of other releases; none where it cannot be made, which the log says. */
async function keptFolders(app: FastifyInstance, dataDir: string): Promise<string[]> {
  const folder = keptAssetsFolder(dataDir);
  try {
    await makePrivateFolder(folder);
    return [folder];
  } catch (error) {
    const msg = `the files of other releases are not sent, because ${folder} cannot be made`;
    app.log.warn({ err: error }, msg);
    return [];
  }
}
