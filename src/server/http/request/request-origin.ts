import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import { Failure } from '../../errors.ts';
import { isHost } from './request-target.ts';

/**
 * Returns the origin for links in pages, such as `https://wishbow.example`: PUBLIC_URL, else that of the
 * request. Fails with `request.malformed` when that is no valid http(s) origin.
 */
export function requestOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  if (publicUrl) return publicUrl;
  const { protocol, host } = request;
  const isWeb = protocol === 'http' || protocol === 'https';
  const url = isWeb && isHost(host) ? URL.parse(`${protocol}://${host}`) : null;
  if (!url) throw new Failure('request.malformed');
  return url.origin;
}
