import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { isoDay } from '../../domain/time.ts';
import { Failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { countedPath } from './counted-path.ts';
import { addPageView } from './page-views.store.ts';

/**
 * Registers the call that counts page views per day, without any data about visitors. Refuses with
 * `route.not_found` when the operator has not enabled our own analytics.
 */
export async function analyticsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, now } = services;

  serve(app, endpoints.countPageView, async ({ body }) => {
    if (config.analytics.analytics !== 'first-party') throw new Failure('route.not_found');
    const day = isoDay(now());
    await database.write((tx) => addPageView(tx, day, countedPath(body.path)));
  });
}
