import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BodyOf, endpoints } from '../../contract/endpoints.ts';
import { acceptedLanguage, type Language } from '../../domain/language.ts';
import { countryOf } from '../../domain/marketplaces.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { improveGifts } from './improve-gifts.ts';
import { type GiftSearch, suggestGifts } from './suggest-gifts.ts';
import { suggestMoreGifts } from './suggest-more-gifts.ts';

/** The gift finder. No query is written to the log. */
export async function giftFinderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  serve(app, endpoints.suggestGifts, async ({ body, request, reply }) => {
    notKept(reply);
    return suggestGifts(services, searchOf(body, languageOf(request)));
  });

  serve(app, endpoints.improveGifts, async ({ body, request, reply }) => {
    notKept(reply);
    return { improved: await improveGifts(services, searchOf(body, languageOf(request))) };
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

function searchOf(
  { description, criteria, country }: BodyOf<'suggestGifts'>,
  language: Language,
): GiftSearch {
  const parts = typeof criteria === 'object' ? criteria : null;
  const text = description ?? (typeof criteria === 'string' ? criteria : '');
  return { text, criteria: parts, country, language };
}

const languageOf = ({ headers }: FastifyRequest) => acceptedLanguage(headers['accept-language']);

/** Every asking has an answer of its own, reading on included. */
function notKept(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
