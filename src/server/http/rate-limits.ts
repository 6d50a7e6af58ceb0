import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Requests a minute from one visitor. Families and offices share an address, so it is wide. */
export const rates = {
  create: { max: 60, timeWindow: '1 minute' },
  /** each makes the server ask a shop */
  fetch: { max: 60, timeWindow: '1 minute' },
  search: { max: 120, timeWindow: '1 minute' },
  write: { max: 600, timeWindow: '1 minute' },
  read: { max: 3000, timeWindow: '1 minute' },
} as const;

/** One visitor: an IPv4 address, or the /64 network that an IPv6 household is given. */
function visitor(request: FastifyRequest): string {
  if (!isIPv6(request.ip) || request.ip.startsWith('::ffff:')) return request.ip;
  const [head = '', tail] = request.ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(':');
}

/** Refuses, with 429 and the time to wait, whoever asks more often than people do. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...rates.read,
    keyGenerator: visitor,
    enableDraftSpec: true,
    cache: 50_000,
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('request.too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
