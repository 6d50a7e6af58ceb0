import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { endpoints } from '../../contract/endpoints.ts';
import { addItemData, type GuestView, guestView, updateItemData } from '../../contract/schemas.ts';
import { acceptedLanguage } from '../../domain/language.ts';
import { claimItem } from '../claims/claim-item.ts';
import { readReceipt } from '../claims/read-receipt.ts';
import { unclaimItem } from '../claims/unclaim-item.ts';
import { requesterOf } from '../http/requester.ts';
import { serve } from '../http/serve.ts';
import { hashToken } from '../id-generator.ts';
import { readIdempotencyKey } from '../idempotency/idempotency-key.ts';
import { addItem } from '../items/add-item.ts';
import { formLimits, withItemForm } from '../items/item-form.ts';
import { removeItem } from '../items/remove-item.ts';
import { updateItem } from '../items/update-item.ts';
import { explainTakedown } from '../moderation/explain-takedown.ts';
import { reportWishlist } from '../moderation/report-wishlist.ts';
import { wishlistKey } from '../response-cache/cache-key.ts';
import {
  EncodedResponse,
  entityTagOf,
  isNamed,
  sendEncoded,
} from '../response-cache/encoded-response.ts';
import type { Services } from '../services.ts';
import { openAsGuest, openAsOwner, openEvenTakenDown, openLink } from './access.ts';
import { createWishlist } from './create-wishlist.ts';
import { deleteWishlist } from './delete-wishlist.ts';
import { exportRoutes } from './export.routes.ts';
import { importRoutes } from './import.routes.ts';
import { rotateLink } from './rotate-link.ts';
import { summarizeWishlists } from './summarize-wishlists.ts';
import { updateWishlist } from './update-wishlist.ts';
import { viewForGuest, viewForOwner } from './view-wishlist.ts';

/**
 * Registers the calls about lists, items and claims. Each handler parses, opens the link, acts and
 * presents.
 */
export async function wishlistRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, images, responses } = services;

  serve(app, endpoints.createWishlist, async ({ body, request }) =>
    createWishlist(services, body, readIdempotencyKey(request, ['create'], body)),
  );

  serve(app, endpoints.readWishlist, async ({ params, request, reply }) => {
    const list = await openLink(database.read, params.token).catch((error: unknown) =>
      explainTakedown(services, params.token, error),
    );
    if (list.role === 'guest') {
      const source = { id: list.guestToken, version: list.version };
      const response = await responses.get(wishlistKey(list.guestToken), source, async () =>
        encodeGuestView(await viewForGuest(database.read, list)),
      );
      return await sendEncoded(request, reply, response);
    }
    const view = await viewForOwner(services, database.read, list);
    const etag = entityTagOf(JSON.stringify(view));
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (isNamed(request.headers['if-none-match'], etag)) reply.status(304).send();
    return view;
  });

  serve(app, endpoints.summarizeWishlists, async ({ body }) =>
    summarizeWishlists(database.read, body.adminTokens),
  );

  serve(app, endpoints.updateWishlist, async ({ params, body }) =>
    updateWishlist(services, await openAsOwner(database.read, params.adminToken), body),
  );

  serve(app, endpoints.eraseWishlist, async ({ params }) =>
    deleteWishlist(services, await openEvenTakenDown(database.read, params.adminToken)),
  );

  serve(app, endpoints.rotateLink, async ({ params: { adminToken }, body, request }) => {
    const scope = ['rotate', hashToken(adminToken)];
    return rotateLink(services, adminToken, body.link, readIdempotencyKey(request, scope, body));
  });

  serve(app, endpoints.removeItem, async ({ params }) =>
    removeItem(services, await openAsOwner(database.read, params.adminToken), params.itemId),
  );

  serve(app, endpoints.claimItem, async ({ params, body, request }) => {
    const list = await openAsGuest(database.read, params.guestToken);
    return claimItem(services, list, body, readIdempotencyKey(request, ['claim', list.id], body));
  });

  serve(app, endpoints.undoClaim, async ({ params, request }) => {
    const list = await openAsGuest(database.read, params.guestToken);
    const receipt = String(request.headers['claim-receipt'] ?? '');
    return unclaimItem(services, list, params.claimId, receipt);
  });

  serve(app, endpoints.readReceipt, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return readReceipt(database.read, params.receipt);
  });

  serve(app, endpoints.reportWishlist, async ({ params, body, request }) => {
    const list = await openAsGuest(database.read, params.guestToken);
    const language = acceptedLanguage(request.headers['accept-language']);
    const key = readIdempotencyKey(request, ['report', list.id], body);
    return reportWishlist(services, list, { ...body, language }, key);
  });

  exportRoutes(app, services);
  await importRoutes(app, services);

  // Forms have a scope of their own, so that every other call refuses them by their type.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits });

    serve(forms, endpoints.addItem, async ({ params, request, reply }) => {
      const list = await openAsOwner(database.read, params.adminToken);
      const form = { request, requester: requesterOf(request, reply), images };
      return withItemForm(form, addItemData, (data, upload) =>
        addItem(
          services,
          list,
          data,
          upload,
          readIdempotencyKey(request, ['add', list.id], data, upload?.bytes),
        ),
      );
    });

    serve(forms, endpoints.updateItem, async ({ params, request, reply }) => {
      const list = await openAsOwner(database.read, params.adminToken);
      const form = { request, requester: requesterOf(request, reply), images };
      return withItemForm(form, updateItemData, (data, upload) =>
        updateItem(services, list, data, upload),
      );
    });
  });
}

/** The guests' view as the response that all of them get. */
function encodeGuestView(view: GuestView): EncodedResponse {
  return new EncodedResponse(
    200,
    {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
    },
    JSON.stringify(z.parse(guestView, view)),
  );
}
