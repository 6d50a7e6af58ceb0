import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import { Failure } from '../http/failure.ts';
import { type Call, serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

function widthOf(query: unknown): ImageWidth {
  const asked = (query as { w?: string }).w;
  if (asked === undefined) return 640;
  const width = imageWidths.find((known) => String(known) === asked);
  if (!width) {
    throw new Failure('request.invalid', { errors: [{ field: 'w', code: 'out_of_range' }] });
  }
  return width;
}

/** Whether the visitor's browser says that it shows AVIF (RFC 9110, 12.5.1). */
function showsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.toLowerCase().split(';');
    return (
      type?.trim() === 'image/avif' && !parameters.some((each) => /^\s*q=0(\.0*)?\s*$/.test(each))
    );
  });
}

/** Pictures under both of their addresses; they never change, so they may be kept for good. */
export async function imageRoutes(app: FastifyInstance, { images }: Services): Promise<void> {
  const send = async ({
    params,
    request,
    reply,
  }: Call<typeof endpoints.readImage | typeof endpoints.readWishlistImage>) => {
    const width = widthOf(request.query);
    const known = /^[0-9a-f]{40}$/.test(params.imageKey);
    const avif = showsAvif(request.headers.accept);
    const found = known ? await images.read(params.imageKey, width, { avif }) : undefined;
    if (!found) throw new Failure('image.not_found');
    return reply
      .type(`image/${found.format}`)
      .header('vary', 'accept')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(found.bytes);
  };
  serve(app, endpoints.readImage, send);
  serve(app, endpoints.readWishlistImage, send);
}
