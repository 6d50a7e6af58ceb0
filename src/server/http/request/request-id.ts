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
  return isUsable ? header : newRequestId();
}

/** It may be predictable, so the faster generator is good enough. */
function newRequestId(): string {
  return Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}
