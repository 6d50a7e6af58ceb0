import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { wishlistEventsPath } from '../../contract/other-paths.ts';
import { withoutTokens } from '../../domain/wishlists/tokens.ts';
import { settingNames } from '../config/settings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { withSourceLines } from './source-lines.ts';

/** Words of ours that are as long as a token: names of settings and of fields of the log. */
const ownWords: ReadonlySet<string> = new Set([...settingNames, 'listsGivenTheirTimeAgain']);

/**
 * The log: one JSON object a line. What looks like a token is cut out of the finished line, so no
 * field, message or stack can carry one, wherever it came from. Stack traces name the lines of the sources.
 */
export function createLog(level: string, write?: (line: string) => void): FastifyBaseLogger {
  const options = {
    level,
    base: { pid: process.pid },
    hooks: { streamWrite: (line: string) => withoutTokens(withSourceLines(line), ownWords) },
    // A request is named by its route, never by its address, and not by who sent it.
    serializers: { req: () => undefined, res: () => undefined },
  };
  return write ? pino(options, { write }) : pino(options);
}

/**
 * One line and one count for each answered request: what came of it, how long it took. Every line that is
 * written while a request is answered has its route, and the id of its trace where that is recorded. Call it
 * before routes are registered.
 */
export function logRequests(
  app: FastifyInstance,
  metrics: Metrics | null,
  tracing: { traceId(): string | undefined } | null,
): void {
  app.addHook('onRoute', (options) => {
    const { url: route } = options;
    options.childLoggerFactory = (log, bindings, childOptions) => {
      const traceId = tracing?.traceId();
      return log.child({ ...bindings, route, ...(traceId && { traceId }) }, childOptions);
    };
  });
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      method: request.method,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(answered, 'answered');
    const route = request.routeOptions.url ?? 'none';
    // A stream, which was not sent as an answer, lasts as long as its page.
    const isStream = route === wishlistEventsPath && answered.status === 200;
    if (!isStream) metrics?.countRequest({ ...answered, route, isCached: false });
    done();
  });
}
