import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { endpoints } from '../../contract/endpoints.ts';
import { apiDocumentPaths } from '../../contract/other-paths.ts';
import { productName, productVersion } from '../../domain/product.ts';
import type { Config } from '../config/read-config.ts';
import { apiPage } from './api-page.ts';
import { describeOperations } from './describe-operations.ts';

/** Endpoints with forms, which the framework cannot describe. */
const forms = new Map(
  Object.values(endpoints).flatMap((endpoint) =>
    'bodyType' in endpoint && endpoint.bodyType === 'multipart'
      ? [[`${endpoint.method} ${endpoint.path}`, endpoint.body] as const]
      : [],
  ),
);

function multipartBody(data: z.core.$ZodType) {
  const schema = z.toJSONSchema(data, { io: 'input' });
  delete schema.$schema;
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['data'],
          properties: { data: schema, image: { type: 'string', format: 'binary' } },
        },
        encoding: { data: { contentType: 'application/json' } },
      },
    },
  };
}

/**
 * Generates the OpenAPI document from the routes that are registered after it, and serves it as JSON and
 * as a page.
 */
export async function apiDocument(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: productVersion,
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'Gift wishlists without accounts: whoever holds a link may do what it allows.',
      },
      servers: [{ url: publicUrl ?? '/', description: 'This site' }],
      // The token in a path is the permission.
      security: [],
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      for (const [key, data] of forms) {
        const [method = '', path = ''] = key.split(' ');
        const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
        const operation = openapiObject.paths?.[template]?.[method.toLowerCase() as 'post'];
        if (operation && data) Object.assign(operation, { requestBody: multipartBody(data) });
      }
      describeOperations(openapiObject as OpenAPIV3_1.Document);
      return openapiObject;
    },
  });
  const hidden = { schema: { hide: true } };
  app.get(apiDocumentPaths.openApi, hidden, async () => app.swagger());
  app.get(apiDocumentPaths.docs, hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as OpenAPIV3_1.Document)),
  );
}
