import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import { qualityValues } from '../../domain/quality-values.ts';
import { Failure } from '../errors.ts';
import { type Call, serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

function widthOf(query: unknown): ImageWidth {
  const value = (query as { w?: string }).w;
  if (value === undefined) return 640;
  const width = imageWidths.find((known) => String(known) === value);
  if (!width) {
    throw new Failure('request.invalid', { errors: [{ field: 'w', code: 'out_of_range' }] });
  }
  return width;
}

/** Whether the visitor's browser says that it shows AVIF (RFC 9110, 12.5.1). */
const showsAvif = (accept: string | undefined) =>
  qualityValues(accept).some(({ value, quality }) => value === 'image/avif' && quality > 0);

/**
 * Registers the two addresses of pictures. A picture never changes, so a browser may cache it forever. A
 * shared cache may not, because taking a list down hides its pictures. Refuses with `image.not_found`,
 * and with `request.invalid` for an unknown width.
 */
export async function imageRoutes(app: FastifyInstance, { images }: Services): Promise<void> {
  // After the last request: uploads that arrived are still worked on.
  app.addHook('onClose', async () => images.close());

  const send = async ({
    params,
    request,
    reply,
  }: Call<typeof endpoints.readImage | typeof endpoints.readWishlistImage>) => {
    const width = widthOf(request.query);
    const avif = showsAvif(request.headers.accept);
    const found = await images.read(params.imageKey, width, { avif });
    if (!found) throw new Failure('image.not_found');
    return reply
      .type(`image/${found.format}`)
      .header('vary', 'accept')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(found.bytes);
  };
  serve(app, endpoints.readImage, send);
  serve(app, endpoints.readWishlistImage, send);
}
