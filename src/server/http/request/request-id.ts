import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/read-config.ts';

const wellFormed = /^[\w.:-]{1,64}$/;

/** Returns the id of a request for the log and `x-request-id`: from a trusted proxy, or a new one. */
export function requestId(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const header = headers['x-request-id'];
  const isUsable = trustProxy > 0 && typeof header === 'string' && wellFormed.test(header);
  return isUsable ? header : randomUUID().slice(0, 8);
}
