import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

/**
 * Parses JSON bodies; an empty one is undefined, because many clients announce JSON and send nothing.
 * Refuses invalid JSON with `request.malformed`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body as string, (error, value) =>
      error ? done(new Failure('request.malformed')) : done(null, value),
    );
  });
}
