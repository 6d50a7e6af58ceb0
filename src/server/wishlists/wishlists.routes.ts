import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { addItemData, updateItemData } from '../../contract/schemas.ts';
import { wishlistKey } from '../http/asked.ts';
import { sendEncoded } from '../http/encoded-answer.ts';
import { repeatable } from '../http/repeatable.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openAsGuest, openAsOwner, openLink } from './access.ts';
import { addItem } from './add-item.ts';
import { claimItem } from './claim-item.ts';
import { createWishlist } from './create-wishlist.ts';
import { eraseWishlist } from './erase-wishlist.ts';
import { exportWishlist } from './export-wishlist.ts';
import { importWishlist } from './import-wishlist.ts';
import { formLimits, readItemForm } from './item-form.ts';
import { readReceipt } from './read-receipt.ts';
import { removeItem } from './remove-item.ts';
import { reportWishlist } from './report-wishlist.ts';
import { rotateLink } from './rotate-link.ts';
import { summarizeWishlists } from './summarize-wishlists.ts';
import { undoClaim } from './undo-claim.ts';
import { updateItem } from './update-item.ts';
import { updateWishlist } from './update-wishlist.ts';
import { answerForGuests, viewForOwner } from './view-wishlist.ts';
import { entityTag } from './wishlists.views.ts';

/** The calls about lists, their items and claims: parse, open the link, act, present. */
export async function wishlistRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, ready } = services;

  serve(app, endpoints.createWishlist, async ({ body, request }) =>
    createWishlist(services, body, repeatable(request, ['create'], body)),
  );

  serve(app, endpoints.readWishlist, async ({ params, request, reply }) => {
    const list = await openLink(database.read, params.token);
    if (list.role === 'guest') {
      const answer = await ready.get(wishlistKey(list.guestToken), list, () =>
        answerForGuests(database.read, list),
      );
      return await sendEncoded(request, reply, answer);
    }
    const view = await viewForOwner(services, database.read, list);
    const etag = entityTag(view, services.now());
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) reply.status(304).send();
    return view;
  });

  serve(app, endpoints.summarizeWishlists, async ({ body }) =>
    summarizeWishlists(database.read, body.adminTokens),
  );

  serve(app, endpoints.updateWishlist, async ({ params, body }) =>
    updateWishlist(services, await openAsOwner(database.read, params.adminToken), body),
  );

  serve(app, endpoints.eraseWishlist, async ({ params }) =>
    eraseWishlist(services, await openAsOwner(database.read, params.adminToken)),
  );

  serve(app, endpoints.rotateLink, async ({ params, body }) =>
    rotateLink(services, await openAsOwner(database.read, params.adminToken), body.link),
  );

  serve(app, endpoints.removeItem, async ({ params }) =>
    removeItem(services, await openAsOwner(database.read, params.adminToken), params.itemId),
  );

  serve(app, endpoints.claimItem, async ({ params, body, request }) => {
    const list = await openAsGuest(database.read, params.guestToken);
    return claimItem(services, list, body, repeatable(request, ['claim', list.id], body));
  });

  serve(app, endpoints.undoClaim, async ({ params, request }) => {
    const list = await openAsGuest(database.read, params.guestToken);
    const receipt = String(request.headers['claim-receipt'] ?? '');
    return undoClaim(services, list, params.claimId, receipt);
  });

  serve(app, endpoints.readReceipt, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return readReceipt(database.read, params.receipt);
  });

  serve(app, endpoints.reportWishlist, async ({ params, body }) =>
    reportWishlist(services, await openAsGuest(database.read, params.guestToken), body),
  );

  serve(app, endpoints.exportWishlist, async ({ params, reply }) => {
    const list = await openAsOwner(database.read, params.adminToken);
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="wishlist.json"');
    return exportWishlist(services, list);
  });

  serve(app, endpoints.importWishlist, async ({ body, request }) =>
    importWishlist(services, body, repeatable(request, ['import'], body)),
  );

  // Forms have a scope of their own, so that every other call refuses them by their type.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits });

    serve(forms, endpoints.addItem, async ({ params, request }) => {
      const list = await openAsOwner(database.read, params.adminToken);
      const { data, image } = await readItemForm(request, addItemData);
      return addItem(
        services,
        list,
        data,
        image,
        repeatable(request, ['add', list.id], data, image),
      );
    });

    serve(forms, endpoints.updateItem, async ({ params, request }) => {
      const list = await openAsOwner(database.read, params.adminToken);
      const { data, image } = await readItemForm(request, updateItemData);
      return updateItem(services, list, data, image);
    });
  });
}
