import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { previewPath, previewVersion } from '../../domain/preview.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openAsGuest } from '../wishlists/access.ts';
import { readWishlist } from '../wishlists/wishlists.store.ts';
import { Previews } from './previews.ts';

/**
 * The picture that a messenger shows beside a guest link. Whoever asks at the address of an older
 * picture is sent to the one as it is now; who has no guest link learns nothing.
 */
export async function previewRoutes(
  app: FastifyInstance,
  { database, images }: Services,
  parts: string | null,
): Promise<void> {
  const previews = parts === null ? null : new Previews(images, parts);
  serve(app, endpoints.readPreview, async ({ params, request, reply }) => {
    if (!previews) throw new Failure('route.not_found');
    const link = await openAsGuest(database.read, params.guestToken);
    const list = await readWishlist(database.read, link.id);
    if (!list) throw new Failure('wishlist.not_found');
    const version = previewVersion(list);
    if (params.picture !== `${version}.jpg`) {
      reply.header('cache-control', 'no-cache');
      return reply.redirect(previewPath(params.guestToken, list), 302);
    }
    reply
      .header('etag', `"${version}"`)
      .header('cache-control', 'public, max-age=604800, immutable')
      // Messengers on the web show it from their own pages.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match'] === `"${version}"`) return reply.status(304).send();
    return reply.type('image/jpeg').send(await previews.picture(list));
  });
}
