import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '../../contract/failures.ts';
import { apiDocumentPaths } from '../../contract/other-paths.ts';
import type { Problem } from '../../contract/schemas.ts';
import { acceptedLanguage, languageKey, pageLanguage } from '../../domain/language.ts';
import { Failure } from '../errors.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { failureMessage, faultMessage } from './error-messages.ts';
import { failurePage } from './failure-page.ts';
import { readCookie } from './read-cookie.ts';

/** Our codes for the errors of the framework and its plugins. */
const frameworkFailures: Readonly<Record<string, FailureCode>> = {
  FST_ERR_BAD_URL: 'route.not_found',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'image.too_large',
  FST_FILES_LIMIT: 'request.malformed',
  FST_FIELDS_LIMIT: 'request.malformed',
  FST_PARTS_LIMIT: 'request.malformed',
};

/** Sent with `storage.unavailable`. */
export const retryAfterSeconds = 5;

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof StorageUnavailable) {
    return new Failure('storage.unavailable', { retryAfter: retryAfterSeconds });
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkFailures[code];
  if (known) return new Failure(known);
  return new Failure(statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'server.fault');
}

/** Returns the body of an error response (RFC 9457), with our code and a message to show. */
function problemOf(failure: Failure, request: FastifyRequest): Problem {
  const language = acceptedLanguage(request.headers['accept-language']);
  const { errors, wishlist, takedown } = failure.details;
  return {
    type: `${apiDocumentPaths.docs}#${failure.code}`,
    title: STATUS_CODES[failure.status] ?? 'Error',
    status: failure.status,
    code: failure.code,
    message: failureMessage(failure.code, language),
    errors: errors?.map((each) => ({ ...each, message: faultMessage(each.code, language) })),
    wishlist,
    takedown,
    requestId: failure.code === 'server.fault' ? request.id : undefined,
  };
}

/** Sends the response for any error: a page for a browser that navigates, else a problem. Logs unexpected errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  // Expected failures need no stack trace in the log.
  const { method } = request;
  if (failure.code === 'server.fault')
    request.log.error({ err: error, method }, 'unexpected fault');
  if (failure.code === 'storage.unavailable') {
    const { cause } = error as StorageUnavailable;
    request.log.error({ err: cause, method }, (error as StorageUnavailable).message);
  }
  if (failure.details.retryAfter) void reply.header('retry-after', failure.details.retryAfter);
  void reply
    .status(failure.status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (isForPage(request)) {
    const language = pageLanguage(pathOf(request), readCookie(request.headers.cookie, languageKey));
    void reply
      .type('text/html; charset=utf-8')
      .send(failurePage(language, failureMessage(failure.code, language)));
    return;
  }
  void reply
    .header('vary', 'accept-language')
    .type('application/problem+json')
    // The response schema of the route describes successes only.
    .serializer(JSON.stringify)
    .send(problemOf(failure, request));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** True when a browser requests a page. */
function isForPage(request: FastifyRequest): boolean {
  const isCall = /^\/(api|healthz|readyz|metrics)\b/.test(request.url);
  return (
    request.method === 'GET' && !isCall && (request.headers.accept ?? '').includes('text/html')
  );
}
