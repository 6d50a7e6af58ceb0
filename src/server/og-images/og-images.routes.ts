import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { ogImagePath } from '../../contract/og-image-path.ts';
import { ogImageVersion } from '../../domain/og-image.ts';
import type { Wishlist } from '../../domain/wishlists/wishlist.ts';
import { Failure } from '../errors.ts';
import { requesterOf } from '../http/requester.ts';
import { serve } from '../http/serve.ts';
import { isNamed } from '../response-cache/encoded-response.ts';
import type { Services } from '../services.ts';
import { openAsGuest } from '../wishlists/access.ts';
import { readWishlist } from '../wishlists/wishlists.store.ts';
import { OgImages } from './og-images.ts';

/**
 * Registers the Open Graph image of a guest link. The address of an older image redirects to the current
 * one. The address contains the guest token, so caches have to revalidate. Refuses with
 * `wishlist.not_found`, and with `route.not_found` when the build made no parts.
 */
export async function ogImageRoutes(
  app: FastifyInstance,
  { database, images, pictures }: Services,
  folder: string | null,
): Promise<void> {
  const ogImages = folder === null ? null : new OgImages({ images, pictures, folder });
  serve(app, endpoints.readPreview, async ({ params, request, reply }) => {
    if (!ogImages) throw new Failure('route.not_found');
    const readList = async (): Promise<Wishlist> => {
      const link = await openAsGuest(database.read, params.guestToken);
      const list = await readWishlist(database.read, link.id);
      if (!list) throw new Failure('wishlist.not_found');
      return list;
    };
    const list = await readList();
    const version = ogImageVersion(list);
    const etag = `"${version}"`;
    reply.header('cache-control', 'private, no-cache');
    if (params.picture !== `${version}.jpg`) {
      return reply.redirect(ogImagePath(params.guestToken, list), 302);
    }
    reply
      // Messengers on the web show it from their own pages.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (isNamed(request.headers['if-none-match'], etag)) {
      return reply.header('etag', etag).status(304).send();
    }
    const image = await ogImages.picture(list, readList, requesterOf(request, reply));
    return reply.header('etag', `"${image.version}"`).type('image/jpeg').send(image.bytes);
  });
}
