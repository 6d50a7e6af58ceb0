import { expiredBefore } from '../../domain/wishlist.ts';
import { forgetGiftSearchesBefore } from '../gifts/gift-searches.store.ts';
import { searchLifetime } from '../gifts/suggest-more-gifts.ts';
import { forgetAnswersBefore } from '../http/idempotency.store.ts';
import { idempotencyLifetime } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import { eraseWishlist } from '../wishlists/erase-wishlist.ts';
import { findUntouchedSince } from '../wishlists/wishlists.store.ts';

const hour = 60 * 60 * 1000;
/** Lists erased at a time, so that a long quiet site does not stop everyone else. */
const handful = 50;

/** One round of what has to be done now and then, whether or not anybody visits. */
export async function doChores(services: Services): Promise<void> {
  const { database, images, now } = services;
  await database.write((tx) => forgetAnswersBefore(tx, now() - idempotencyLifetime));
  await database.write((tx) => forgetGiftSearchesBefore(tx, now() - searchLifetime));
  await eraseExpired(services);
  await images.sweep();
}

async function eraseExpired(services: Services): Promise<void> {
  const { config, database, now } = services;
  const time = expiredBefore(now(), config.retentionMonths);
  for (;;) {
    const expired = await findUntouchedSince(database.read, time, handful);
    for (const list of expired) await eraseWishlist(services, list);
    if (expired.length < handful) return;
  }
}

/** Does the chores now and every hour; returns what ends it. */
export function startChores(services: Services): () => void {
  const round = () => {
    doChores(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'chores failed; they are tried again in an hour');
    });
  };
  round();
  const timer = setInterval(round, hour).unref();
  return () => clearInterval(timer);
}
