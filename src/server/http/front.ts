import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { hashOf } from '../chance.ts';
import type { Services } from '../services.ts';
import { findByToken } from '../wishlists/wishlists.store.ts';
import { sessionCookies } from './anti-forgery.ts';
import { type Asked, askedBy } from './asked.ts';
import { bestCoding, type EncodedAnswer } from './encoded-answer.ts';
import type { ReadyAnswer } from './ready-answers.ts';
import { securityHeaders } from './security-headers.ts';

/** How long an idle connection waits for the next request, in milliseconds: longer than proxies do. */
const keepAliveTimeout = 72_000;

/**
 * Stands before the framework and gives out the answers that are ready, which most visits want:
 * a shared list that nobody has changed. Everything else goes on to the framework.
 */
export class Front {
  readonly #services: Services;
  readonly #base: readonly string[];
  #closing = false;

  constructor(services: Services) {
    this.#services = services;
    this.#base = Object.entries(securityHeaders(services.config)).flat();
  }

  /** An HTTP server that asks here first. */
  server(framework: RequestListener, requestTimeout: number): Server {
    const { ready: answers, config } = this.#services;
    return createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
      const asked = this.#closing || request.method !== 'GET' ? null : askedBy(request, config);
      const ready = asked && answers.find(asked.key);
      if (!asked || !ready) return framework(request, response);
      if (this.#isTrue(ready)) return this.#send(request, response, asked, ready.answer, framework);
      void this.#check(ready).then(
        (isTrue) => {
          if (isTrue) return this.#send(request, response, asked, ready.answer, framework);
          answers.drop(asked.key);
          framework(request, response);
        },
        // A database that is away is the framework's to explain.
        () => framework(request, response),
      );
    });
  }

  /** From now on connections are told to close, which is the framework's to say. */
  close(): void {
    this.#closing = true;
  }

  #isTrue(ready: ReadyAnswer): boolean {
    if (!ready.source) return true;
    return ready.checkedAt !== null && ready.checkedAt === this.#services.database.changeMark();
  }

  /** Asks the database whether the list is still the one that the answer shows. */
  async #check(ready: ReadyAnswer): Promise<boolean> {
    if (!ready.source) return true;
    const { guestToken, version } = ready.source;
    const { database } = this.#services;
    // Read first: whatever is committed after this moves it again.
    const mark = database.changeMark();
    const found = await findByToken(database.read, guestToken, hashOf(guestToken));
    if (found?.role !== 'guest' || found.version !== version) return false;
    ready.checkedAt = mark;
    return true;
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    { isPage }: Asked,
    answer: EncodedAnswer,
    framework: RequestListener,
  ): void {
    const { config, log } = this.#services;
    const isKnown = request.headers['if-none-match'] === answer.headers['etag'];
    const coding = bestCoding(request.headers['accept-encoding']);
    const body = isKnown ? undefined : answer.ready(coding);
    if (!isKnown && body === undefined) {
      framework(request, response);
      return;
    }
    const status = body === undefined ? 304 : answer.status;
    let headers: string[] = answer.flatHeaders(status, coding, this.#base);
    const cookies = isPage ? sessionCookies(request.headers.cookie, config.tls) : null;
    if (cookies) {
      headers = headers.slice();
      for (const cookie of cookies) headers.push('set-cookie', cookie);
    }
    response.writeHead(status, headers);
    response.end(body, 'latin1');
    log.info({ status }, 'answered at once');
  }
}
