import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { acceptedLanguage } from '../../domain/language.ts';
import { Failure } from '../errors.ts';
import { requesterOf } from '../http/requester.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

/**
 * Registers the calls that read a product page and its picture. The log contains neither address. Refuses
 * a picture that cannot be had with `image.not_found`.
 */
export async function productRoutes(app: FastifyInstance, { products }: Services): Promise<void> {
  app.addHook('preClose', () => products.close());

  serve(app, endpoints.readProductInfo, async ({ query, request, reply }) => {
    const info = await products.info(
      query.url,
      acceptedLanguage(request.headers['accept-language']),
      request.visitor,
    );
    request.log.info({ reason: info.reason ?? 'none' }, 'shop page read');
    reply.header('cache-control', 'private, no-cache');
    return info;
  });

  serve(app, endpoints.readProductImage, async ({ query, request, reply }) => {
    const bytes = await products.picture(query, requesterOf(request, reply));
    if (!bytes) throw new Failure('image.not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=900')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
