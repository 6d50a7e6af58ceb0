import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

/** By content encoding. With these flush modes a truncated body is decoded as far as it goes. */
const decoders: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/**
 * Returns up to `maxBytes` bytes of a body after decompression. It decompresses no further than that, so
 * a decompression bomb does no harm. A longer body is truncated, or gives null when `isTruncated` is
 * false. Fails with a `FetchFailure` `unreadable` for an unknown encoding; rejects when decoding fails.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  { maxBytes, isTruncated }: { readonly maxBytes: number; readonly isTruncated: boolean },
): Promise<Buffer | null> {
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new FetchFailure('unreadable');
  const pieces: Buffer[] = [];
  let length = 0;
  // A failure destroys the decoder, and so ends the loop below.
  pipeline(limitBytes(body, maxBytes), decoder, () => {});
  for await (const piece of decoder as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > maxBytes) break;
  }
  if (length > maxBytes && !isTruncated) return null;
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

/** Stops after `maxBytes` compressed bytes, because an endless body may decompress to nothing. */
async function* limitBytes(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let receivedBytes = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    yield piece;
    receivedBytes += piece.length;
    if (receivedBytes > maxBytes) return;
  }
}
