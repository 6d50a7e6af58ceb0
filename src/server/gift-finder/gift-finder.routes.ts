import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { acceptedLanguage } from '../../domain/language.ts';
import { countryOf } from '../../domain/marketplaces.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { suggestGifts } from './suggest-gifts.ts';
import { suggestMoreGifts } from './suggest-more-gifts.ts';

/** The gift finder. What somebody wishes for is in no log line. */
export async function giftFinderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  serve(app, endpoints.suggestGifts, async ({ body, request, reply }) => {
    notKept(reply);
    const { description, criteria, country } = body;
    const parts = typeof criteria === 'object' ? criteria : null;
    const text = description ?? (typeof criteria === 'string' ? criteria : '');
    const language = languageOf(request);
    return suggestGifts(services, { text, criteria: parts, country, language });
  });

  serve(app, endpoints.suggestMoreGifts, async ({ params, reply }) => {
    notKept(reply);
    return suggestMoreGifts(services, params.searchRequestId);
  });

  serve(app, endpoints.suggestGiftsOld, async ({ body, request, reply }) => {
    notKept(reply);
    return suggestGifts(services, {
      text: body.userInput,
      criteria: null,
      country: countryOf((request.headers['accept-language'] ?? '').split(',')),
      language: languageOf(request),
    });
  });
}

const languageOf = ({ headers }: FastifyRequest) => acceptedLanguage(headers['accept-language']);

/** Every asking has an answer of its own, reading on included. */
function notKept(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
