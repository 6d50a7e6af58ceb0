import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { type Endpoint, type Endpoints, endpoints } from '../../contract/endpoints.ts';
import { failureStatus } from '../../contract/failures.ts';
import {
  oldGiftSearchPath,
  pageViewPath,
  productImagePath,
  wishlistEventsPath,
  wishlistImagePath,
} from '../../contract/other-paths.ts';
import { apiCalls, imagePath, listPicturePath } from '../../contract/paths.ts';
import * as schemas from '../../contract/schemas.ts';
import { languages } from '../../domain/language.ts';
import { limits } from '../../domain/limits.ts';

/** What of an operation is completed here; the types of OpenAPI 3.1 mix those of 3.0 in. */
interface Operation {
  operationId?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: object[];
  requestBody?: object;
  responses?: OpenAPIV3_1.ResponsesObject;
}
type Schema = OpenAPIV3_1.SchemaObject;

const tags = {
  lists: 'Make, read, change and erase wishlists',
  items: 'The items of a list, and their pictures',
  claims: 'Claims and their receipts',
  products: 'What pages of shops say',
  'gift-finder': 'Ideas for gifts',
  site: 'Settings and counters of this site',
} as const;

/** The group of each call. */
const tagOf: Readonly<Record<keyof Endpoints, keyof typeof tags>> = {
  createWishlist: 'lists',
  readWishlist: 'lists',
  summarizeWishlists: 'lists',
  updateWishlist: 'lists',
  eraseWishlist: 'lists',
  rotateLink: 'lists',
  exportWishlist: 'lists',
  importWishlist: 'lists',
  watchWishlist: 'lists',
  reportWishlist: 'lists',
  readPreview: 'lists',
  addItem: 'items',
  updateItem: 'items',
  removeItem: 'items',
  readImage: 'items',
  readWishlistImage: 'items',
  claimItem: 'claims',
  undoClaim: 'claims',
  readReceipt: 'claims',
  readProductInfo: 'products',
  readProductImage: 'products',
  suggestGifts: 'gift-finder',
  improveGifts: 'gift-finder',
  suggestMoreGifts: 'gift-finder',
  suggestGiftsOld: 'gift-finder',
  countPageView: 'site',
  readConfig: 'site',
};

const header = (
  name: string,
  description: string,
  schema: { type: 'string'; minLength?: number; maxLength?: number; examples?: string[] },
) => ({ name, in: 'header', description, schema }) as const;

const parameters = {
  AcceptLanguage: header(
    'Accept-Language',
    'The language of messages, and the country of a search in the older form.',
    { type: 'string', examples: [...languages] },
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'A repeated request with the same key and body is the same act, for a day.',
    { type: 'string', minLength: limits.idempotencyKeyMin, maxLength: limits.idempotencyKeyMax },
  ),
  ClaimReceipt: header('Claim-Receipt', 'The receipt of the claim.', { type: 'string' }),
  IfNoneMatch: header('If-None-Match', 'The ETag of the copy that the client has.', {
    type: 'string',
  }),
  LastEventId: header('Last-Event-ID', 'The version that the client has.', { type: 'string' }),
};

const parameter = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

/** Answers that are no JSON: media types by path. */
const otherMedia: Readonly<Record<string, readonly string[]>> = {
  [wishlistEventsPath]: ['text/event-stream'],
  [productImagePath]: ['image/webp'],
  [imagePath]: ['image/webp', 'image/avif'],
  [wishlistImagePath]: ['image/webp', 'image/avif'],
  [listPicturePath]: ['image/jpeg'],
};

/** Endpoints that answer 304 to who has the current state. */
const conditional: readonly string[] = [apiCalls.readWishlist.path, listPicturePath];

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request is malformed or a field is not valid.',
  403: 'The request is not permitted, or could come from another site.',
  404: 'The link opens nothing, or there is no such thing.',
  409: 'Somebody else was first; the body has the current list.',
  413: 'The body or the picture is too large.',
  415: 'The type of the body or the picture is not known.',
  422: 'The picture cannot be read.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'An unexpected fault; `requestId` finds it in the log.',
  503: 'The server is busy or its storage away; `Retry-After` says how long to wait.',
};

const responseName = (status: number) => `Problem${status}`;

/** The statuses with which an endpoint can fail. */
function failureStatuses(endpoint: Endpoint): number[] {
  const { method, path, body, query, bodyType, idempotent } = endpoint;
  const isChange = method !== 'GET';
  const can: Readonly<Record<number, boolean>> = {
    400: body !== undefined || query !== undefined || idempotent === true,
    403: isChange || path.includes(':'),
    404: path.includes(':') || [productImagePath, pageViewPath].includes(path),
    409: idempotent === true || (isChange && path.includes(':')),
    413: body !== undefined,
    415: body !== undefined,
    422: bodyType === 'multipart',
  };
  const always = [429, 500, 503];
  return [...new Set(Object.values(failureStatus))]
    .filter((status) => can[status] || always.includes(status))
    .sort((a, b) => a - b);
}

function parametersOf({ path, idempotent }: Endpoint) {
  return [
    parameter('AcceptLanguage'),
    ...(idempotent ? [parameter('IdempotencyKey')] : []),
    ...(path === apiCalls.undoClaim.path ? [parameter('ClaimReceipt')] : []),
    ...(conditional.includes(path) ? [parameter('IfNoneMatch')] : []),
    ...(path === wishlistEventsPath ? [parameter('LastEventId')] : []),
  ];
}

/** Returns the name of a schema of the contract; undefined for one without. */
function nameOf(schema: z.core.$ZodType | undefined): string | undefined {
  const [name] = Object.entries(schemas).find(([, each]) => each === schema) ?? [];
  return name && name[0]?.toUpperCase() + name.slice(1);
}

/** Completes a document that was made from the routes with what the contract defines for each call. */
export function describeOperations(document: OpenAPIV3_1.Document): void {
  const components = { schemas: {} as Record<string, Schema>, parameters, responses: {} };
  const hoist = (media: { schema?: unknown } | undefined, schema: z.core.$ZodType | undefined) => {
    const name = nameOf(schema);
    if (!media?.schema || !name) return;
    components.schemas[name] = media.schema as Schema;
    media.schema = { $ref: `#/components/schemas/${name}` };
  };
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const template = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const operation = operationAt(document, template, endpoint.method);
    if (!operation) continue;
    operation.operationId = operationId;
    operation.tags = [tagOf[operationId as keyof Endpoints]];
    if (endpoint.path === oldGiftSearchPath) operation.deprecated = true;
    operation.parameters = [...(operation.parameters ?? []), ...parametersOf(endpoint)];
    const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
    hoist(body?.content['application/json'], endpoint.body);
    operation.responses = responsesOf(endpoint, operation);
    const success = operation.responses[endpoint.status] as OpenAPIV3_1.ResponseObject;
    hoist(success.content?.['application/json'], endpoint.answer);
  }
  components.schemas['Problem'] = problemSchema();
  components.responses = Object.fromEntries(
    [...new Set(Object.values(failureStatus))].map((status) => [
      responseName(status),
      {
        description: descriptions[status],
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
  document.components = components;
  document.tags = Object.entries(tags).map(([name, description]) => ({ name, description }));
}

function operationAt(
  document: OpenAPIV3_1.Document,
  template: string,
  method: string,
): Operation | undefined {
  const operations = document.paths?.[template] as Record<string, Operation> | undefined;
  return operations?.[method.toLowerCase()];
}

function responsesOf(endpoint: Endpoint, operation: Operation): OpenAPIV3_1.ResponsesObject {
  const { path, status } = endpoint;
  const { [status]: documented } = operation.responses ?? {};
  const media = otherMedia[path]?.map((type) => [type, { schema: { type: 'string' as const } }]);
  const success = {
    ...(documented as OpenAPIV3_1.ResponseObject | undefined),
    description: status === 204 ? 'Done; there is no body.' : 'As asked.',
    ...(media && { content: Object.fromEntries(media) }),
  };
  const failures = failureStatuses(endpoint).map((each) => [
    each,
    { $ref: `#/components/responses/${responseName(each)}` },
  ]);
  return {
    [status]: success,
    ...(conditional.includes(path) && {
      304: { description: 'The client has the current state.' },
    }),
    ...Object.fromEntries(failures),
  };
}

function problemSchema(): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(schemas.problem);
  return schema as Schema;
}
