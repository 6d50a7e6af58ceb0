import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from '@fastify/type-provider-zod';
import Fastify, { type RouteOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { endpoints } from '../../contract/endpoints.ts';
import { productName, productVersion } from '../../domain/product.ts';
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

/** Returns the OpenAPI document of these routes; `site` is the address of the server, or `/`. */
export async function makeApiDocument(
  routes: readonly RouteOptions[],
  site: string,
): Promise<OpenAPIV3_1.Document> {
  // A server that answers nothing: the framework describes routes while they are registered.
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: productVersion,
        license: { name: 'MIT', identifier: 'MIT' },
        description: 'Gift wishlists without accounts: whoever holds a link may do what it allows.',
      },
      servers: [{ url: site, description: 'This site' }],
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
  for (const { method, url, schema } of routes) {
    app.route({ method, url, ...(schema && { schema }), handler: async () => null });
  }
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document as OpenAPIV3_1.Document;
}
