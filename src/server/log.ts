import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { wishlistEventsPath } from '../contract/other-paths.ts';
import { withoutTokens } from '../domain/tokens.ts';
import type { Metrics } from './metrics/metrics.ts';

/**
 * The log: one JSON object a line. What looks like a token is cut out of the finished line, so no
 * field, message or stack can carry one, wherever it came from.
 */
export function createLog(level: string, write?: (line: string) => void): FastifyBaseLogger {
  const options = {
    level,
    base: { pid: process.pid },
    hooks: { streamWrite: withoutTokens },
    // A request is named by its route, never by its address, and not by who sent it.
    serializers: { req: () => undefined, res: () => undefined },
  };
  return write ? pino(options, { write }) : pino(options);
}

/** One line and one count for each answered request: which route, what came of it, how long it took. */
export function logRequests(app: FastifyInstance, metrics: Metrics | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(answered, 'answered');
    // A stream, which was not sent as an answer, lasts as long as its page.
    const isStream = answered.route === wishlistEventsPath && answered.status === 200;
    if (!isStream) metrics?.countRequest({ ...answered, isCached: false });
    done();
  });
}
