import { randomBytes } from 'node:crypto';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../id-generator.ts';
import { keepSecret } from './secrets.store.ts';

/**
 * Returns the secret with which all servers of one site sign alike: what the operator sets, or what
 * their database keeps. Asked for at the first use, because the database is not migrated before.
 */
export function serverSecret(
  config: Pick<Config, 'secret'>,
  database: Database,
  now: Clock,
): () => Promise<string> {
  let kept: Promise<string> | undefined;
  return () => {
    if (config.secret) return Promise.resolve(config.secret);
    const value = randomBytes(32).toString('base64url');
    kept ??= keepSecret(database, { name: 'signing', value, now: now() });
    // A database that is away now may be there for the next one.
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  };
}
