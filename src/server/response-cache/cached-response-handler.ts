import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { AnsweredRequest } from '../answered-request.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import type { Sessions } from '../http/anti-forgery.ts';
import { closeSlowBody, hasBody, maxSlowMs } from '../http/limits/slow-bodies.ts';
import { UnsentBytes, unsentLimits } from '../http/limits/unsent-bytes.ts';
import { requestId } from '../http/request/request-id.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type CacheKey, cacheKeyFromRequest } from './cache-key.ts';
import { requireComposedHeads, writeComposedHead } from './composed-head.ts';
import { bestCoding, type EncodedResponse, isNamed } from './encoded-response.ts';
import type { CachedResponse, ResponseCache, ResponseSource } from './response-cache.ts';

/** A request whose headers take longer to arrive is refused. */
const headersTimeoutMs = 60_000;
/** How long an idle connection waits for the next request: longer than proxies do. */
const keepAliveTimeoutMs = 72_000;

interface RequestCounter {
  countRequest(request: AnsweredRequest): void;
}

interface HandlerOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** receives each answer; null: there are no metrics */
  readonly metrics: RequestCounter | null;
  /** null: there are no traces */
  readonly tracing: Tracing | null;
  readonly database: Pick<Database, 'dataVersion'>;
  readonly responses: ResponseCache;
  readonly sessions: Sessions;
  /** returns whether a source still has this version; rejects when the database is away */
  readonly isCurrent: (source: ResponseSource) => Promise<boolean>;
}

/**
 * Answers requests from the cache before they reach the framework. This serves most visits, to lists that
 * have not changed. All other requests are passed to the framework.
 */
export class CachedResponseHandler {
  readonly #options: HandlerOptions;
  readonly #commonHeaders: Readonly<Record<string, string>>;
  #isClosing = false;

  constructor(options: HandlerOptions) {
    this.#options = options;
    this.#commonHeaders = securityHeaders(options.config);
    requireComposedHeads();
  }

  /** Returns an HTTP server that tries the cache first. */
  createServer(framework: RequestListener): Server {
    const { config, tracing } = this.#options;
    const unsent = new UnsentBytes(unsentLimits, config.trustProxy > 0);
    const options = {
      keepAliveTimeout: keepAliveTimeoutMs,
      headersTimeout: headersTimeoutMs,
      // A large body may take as long as it keeps coming: `closeSlowBody` judges it.
      requestTimeout: 0,
      // A request without a body does not go through the states of a stream.
      optimizeEmptyRequests: true,
    };
    const pass = (request: IncomingMessage, response: ServerResponse) => {
      unsent.watch(request, response);
      framework(request, response);
    };
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      if (hasBody(request)) closeSlowBody(request, maxSlowMs);
      this.#handle(request, response, { pass, unsent });
    };
    if (!tracing) return createServer(options, handle);
    return createServer(options, (request, response) =>
      tracing.receive(request, () => handle(request, response)),
    );
  }

  #handle(
    request: IncomingMessage,
    response: ServerResponse,
    { pass, unsent }: { readonly pass: RequestListener; readonly unsent: UnsentBytes },
  ): void {
    const { responses, config } = this.#options;
    const isCacheable = !this.#isClosing && request.method === 'GET';
    const cacheKey = isCacheable ? cacheKeyFromRequest(request, config) : null;
    const cached = cacheKey && responses.find(cacheKey.key);
    if (!cacheKey || !cached) {
      pass(request, response);
      return;
    }
    const startedAt = performance.now();
    const send = () => {
      const isSent = this.#send(request, response, cacheKey, cached.response, startedAt);
      if (isSent) unsent.count(request.socket, response);
      else pass(request, response);
    };
    if (this.#isKnownCurrent(cached)) {
      send();
      return;
    }
    void this.#check(cached).then(
      (isCurrent) => {
        if (isCurrent) return send();
        responses.drop(cacheKey.key, cached);
        pass(request, response);
      },
      // The framework reports that the database is away.
      () => pass(request, response),
    );
  }

  /** Stops answering from the cache, because the framework closes connections during shutdown. */
  close(): void {
    this.#isClosing = true;
  }

  #isKnownCurrent({ source, checkedAt }: CachedResponse): boolean {
    if (!source) return true;
    return checkedAt !== null && checkedAt === this.#options.database.dataVersion();
  }

  async #check(cached: CachedResponse): Promise<boolean> {
    if (!cached.source) return true;
    // Read first, so that a later commit makes it outdated.
    const databaseVersion = this.#options.database.dataVersion();
    if (!(await this.#options.isCurrent(cached.source))) return false;
    cached.checkedAt = databaseVersion;
    return true;
  }

  /** Returns false, and sends nothing, while the response is not encoded as the request accepts it. */
  #send(
    request: IncomingMessage,
    response: ServerResponse,
    { isPage, route }: CacheKey,
    cached: EncodedResponse,
    startedAt: number,
  ): boolean {
    const { config } = this.#options;
    const isKnown = isNamed(request.headers['if-none-match'], cached.headers['etag']);
    const coding = bestCoding(request.headers['accept-encoding']);
    const body = isKnown ? undefined : cached.ready(coding);
    if (!isKnown && body === undefined) return false;
    const status = body === undefined ? 304 : cached.status;
    const reqId = requestId(request, config);
    let lines = `${cached.head(status, coding, this.#commonHeaders)}x-request-id: ${reqId}\r\n`;
    if (isPage && !cached.isPublic) {
      for (const cookie of this.#options.sessions.missingCookies(request.headers.cookie)) {
        lines += `set-cookie: ${cookie}\r\n`;
      }
    }
    writeComposedHead(response, status, lines, keepAliveTimeoutMs);
    response.end(body, 'latin1');
    const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
    const answered = { method: request.method ?? 'GET', route, status, milliseconds };
    this.#report(request, reqId, answered);
    return true;
  }

  #report(
    request: IncomingMessage,
    reqId: string,
    answered: Omit<AnsweredRequest, 'isCached'>,
  ): void {
    const { log, metrics, tracing } = this.#options;
    const { method, route, status, milliseconds } = answered;
    const traceId = tracing?.traceId();
    log.info({ reqId, method, route, status, milliseconds, traceId }, 'answered at once');
    metrics?.countRequest({ ...answered, isCached: true });
    tracing?.finish(request, { ...answered, requestId: reqId });
  }
}
