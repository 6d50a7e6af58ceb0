import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { acceptedLanguage } from '../../domain/language.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

/** Reading a shop's page, and its picture by the address that this gives out. The log names neither. */
export async function productRoutes(app: FastifyInstance, { products }: Services): Promise<void> {
  app.addHook('preClose', () => products.close());

  serve(app, endpoints.readProductInfo, async ({ query, request, reply }) => {
    const info = await products.info(
      query.url,
      acceptedLanguage(request.headers['accept-language']),
    );
    request.log.info({ reason: info.reason ?? 'none' }, 'shop page read');
    reply.header('cache-control', 'private, no-cache');
    return info;
  });

  serve(app, endpoints.readProductImage, async ({ query, reply }) => {
    const bytes = await products.picture(query);
    if (!bytes) throw new Failure('image.not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=900')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
