import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../errors.ts';
import { closeSlowBody } from '../http/limits/slow-bodies.ts';
import type { Images, Upload } from '../images/images.ts';
import type { Requester } from '../requester.ts';
import { validate } from '../validate.ts';

/** Limits of the multipart form. It has a part `data` and at most one picture. */
export const formLimits = {
  fileSize: limits.imageBytes,
  files: 2,
  fields: 2,
  parts: 4,
  fieldSize: limits.jsonBytes,
  headerPairs: 20,
};

/** A form that arrives slowly for so long is closed as soon as another one waits for its memory. */
export const maxSlowMsInTheWay = 20_000;

function parseData<S extends z.core.$ZodType>(text: string, schema: S): z.output<S> {
  if (text.length > limits.jsonBytes) throw new Failure('request.too_large');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Failure('request.malformed');
  }
  return validate(schema, data);
}

interface ItemForm {
  readonly request: FastifyRequest;
  readonly requester: Requester;
  readonly images: Pick<Images, 'admit' | 'isMemoryFull'>;
}

/**
 * Reads an item form, calls `work` with its parts `data` and `image`, and returns the result. A form that
 * is large enough for a picture first waits for memory, which a slow sender does not keep from others. Fails
 * with `server.busy` when that takes too long, with `request.unsupported_type`, `request.malformed`,
 * `request.too_large` or `request.invalid` for a broken form, and with the codes of `work`.
 */
export async function withItemForm<S extends z.core.$ZodType, T>(
  { request, requester, images }: ItemForm,
  schema: S,
  work: (data: z.output<S>, upload: Omit<Upload, 'listId'> | undefined) => Promise<T>,
): Promise<T> {
  const contentLength = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const bytes = Math.min(contentLength, limits.imageBytes + limits.jsonBytes);
  const release = bytes > limits.jsonBytes ? await images.admit(bytes, requester) : null;
  if (release) closeSlowBody(request.raw, maxSlowMsInTheWay, () => images.isMemoryFull);
  try {
    const { data, image } = await readItemForm(request, schema);
    return await work(data, image && { bytes: image, requester });
  } finally {
    release?.();
  }
}

/** The part `data` may be sent as a field or as a JSON blob. */
async function readItemForm<S extends z.core.$ZodType>(
  request: FastifyRequest,
  schema: S,
): Promise<{ data: z.output<S>; image: Buffer | undefined }> {
  if (!request.isMultipart()) throw new Failure('request.unsupported_type');
  const { text, image } = await readParts(request).catch((error: unknown) => {
    // The parser's own errors carry no status: the form is broken or was broken off.
    if (error instanceof Error && !('code' in error)) throw new Failure('request.malformed');
    throw error;
  });
  if (text === undefined) {
    throw new Failure('request.invalid', { errors: [{ field: 'data', code: 'required' }] });
  }
  return { data: parseData(text, schema), image };
}

async function readParts(request: FastifyRequest) {
  let text: string | undefined;
  let image: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Failure('request.too_large');
      // What is sent as JSON has been parsed already.
      if (part.fieldname === 'data') {
        text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      }
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'data') text = bytes.toString('utf8');
    // A file input that was left empty sends a part without bytes.
    else if (part.fieldname === 'image' && bytes.length > 0) image = bytes;
  }
  return { text, image };
}
