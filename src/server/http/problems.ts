import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '../../contract/failures.ts';
import type { Problem } from '../../contract/schemas.ts';
import { acceptedLanguage } from '../../domain/language.ts';
import { Failure } from './failure.ts';
import { failureMessage, faultMessage } from './words.ts';

/** What the framework and its plugins fail with, in our terms. */
const frameworkFailures: Readonly<Record<string, FailureCode>> = {
  FST_ERR_BAD_URL: 'route.not_found',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'image.too_large',
  FST_FILES_LIMIT: 'request.malformed',
  FST_FIELDS_LIMIT: 'request.malformed',
  FST_PARTS_LIMIT: 'request.malformed',
};

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkFailures[code];
  if (known) return new Failure(known);
  return new Failure(statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'server.fault');
}

/** The body of a failed answer: RFC 9457, with our stable code and a sentence to show. */
function problemOf(failure: Failure, request: FastifyRequest): Problem {
  const language = acceptedLanguage(request.headers['accept-language']);
  const { errors, wishlist } = failure.details;
  return {
    type: `/api/docs#${failure.code}`,
    title: STATUS_CODES[failure.status] ?? 'Error',
    status: failure.status,
    code: failure.code,
    message: failureMessage(failure.code, language),
    errors: errors?.map((each) => ({ ...each, message: faultMessage(each.code, language) })),
    wishlist,
    requestId: failure.code === 'server.fault' ? request.id : undefined,
  };
}

/** Answers a failure of any kind; every failed call of the API leaves through here. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  // Only a fault nobody foresaw is worth a stack in the log.
  if (failure.code === 'server.fault') request.log.error({ err: error }, 'unexpected fault');
  if (failure.details.retryAfter) void reply.header('retry-after', failure.details.retryAfter);
  void reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('application/problem+json')
    // Already text: the answer schema of the route describes successes only.
    .serializer(JSON.stringify)
    .send(problemOf(failure, request));
}
