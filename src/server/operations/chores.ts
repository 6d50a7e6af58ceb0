import { forgetAnswersBefore } from '../http/idempotency.store.ts';
import { idempotencyLifetime } from '../http/idempotency.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;

/** One round of what has to be done now and then, whether or not anybody visits. */
export async function doChores({ database, images, now }: Services): Promise<void> {
  await database.write((tx) => forgetAnswersBefore(tx, now() - idempotencyLifetime));
  await images.sweep();
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
