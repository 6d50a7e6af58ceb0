import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../http/failure.ts';
import { validate } from '../http/validate.ts';

/** Limits of the multipart form: one picture, the part `data`, room for nothing else. */
export const formLimits = {
  fileSize: limits.imageBytes,
  files: 2,
  fields: 2,
  parts: 4,
  fieldSize: limits.jsonBytes,
  headerPairs: 20,
};

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

/**
 * Reads an item form: the part `data` by its schema, whether it was sent as a field or as a JSON
 * blob, and the bytes of the part `image` if there is one.
 */
export async function readItemForm<S extends z.core.$ZodType>(
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
      if (part.fieldname === 'data') text = String(part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'data') text = bytes.toString('utf8');
    // A file input that was left empty sends a part without bytes.
    else if (part.fieldname === 'image' && bytes.length > 0) image = bytes;
  }
  return { text, image };
}
