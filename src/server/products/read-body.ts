import { PassThrough, pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

/** A body that ends early is still worth reading as far as it came. */
const decoders: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/**
 * Reads a body up to `most` bytes, unpacked on the way and never further than that: of a bomb no
 * more than a piece is ever in memory. Past the end it is cut, or answered with null when `cut` is false.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  { most, cut }: { readonly most: number; readonly cut: boolean },
): Promise<Buffer | null> {
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new FetchFailure('unreadable');
  const pieces: Buffer[] = [];
  let length = 0;
  // Its failure reaches the reading loop by destroying the decoder.
  pipeline(atMost(body, most), decoder, () => {});
  for await (const piece of decoder as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > most) break;
  }
  if (length > most && !cut) return null;
  return Buffer.concat(pieces).subarray(0, most);
}

/** Of something packed, which can be endless and unpack to nothing, hardly more arrives than is wanted. */
async function* atMost(body: Readable, most: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    yield piece;
    seen += piece.length;
    if (seen > most) return;
  }
}
