import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';
import { hasBody } from './limits/slow-bodies.ts';

/**
 * Parses JSON bodies; an empty one is undefined, because many clients announce JSON and send nothing.
 * Refuses invalid JSON with `request.malformed`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  // Without a length or a coding there is no body, and a parser would wait for its end in vain.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!hasBody(raw)) delete raw.headers['content-type'];
    done();
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body as string, (error, value) =>
      error ? done(new Failure('request.malformed')) : done(null, value),
    );
  });
}
