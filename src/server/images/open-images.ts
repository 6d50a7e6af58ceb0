import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../id-generator.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { DiskImageStore } from './disk-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { Images } from './images.ts';
import { observedImageStore } from './observed-image-store.ts';
import { PictureProcessor } from './picture-processor.ts';
import { S3ImageStore } from './s3-image-store.ts';

interface OpenImagesOptions {
  readonly config: Pick<Config, 'dataDir' | 's3'>;
  readonly database: Database;
  readonly secret: () => Promise<string>;
  readonly now: Clock;
  readonly report: (error: unknown) => void;
  readonly tracing: Tracing | null;
  readonly metrics: Metrics | null;
}

/** Returns the bucket that the settings name, else the folder `images` in the data directory. */
export function openImageStore({ s3, dataDir }: Pick<Config, 'dataDir' | 's3'>): ImageStore {
  return s3 ? new S3ImageStore(s3) : new DiskImageStore(join(dataDir, 'images'));
}

/** Returns the pictures in the data directory, and the processor that makes them. It starts no process. */
export function openImages({ config, tracing, metrics, ...options }: OpenImagesOptions): {
  readonly images: Images;
  readonly pictures: PictureProcessor;
} {
  const pictures = new PictureProcessor(tracing);
  let store = openImageStore(config);
  if (metrics) {
    store = observedImageStore(store, (operation, work) =>
      metrics.timePictureStore(operation, work),
    );
  }
  if (tracing) {
    store = observedImageStore(store, (operation, work) =>
      tracing.span({ name: `picture store ${operation}`, kind: 'client' }, work),
    );
  }
  return { pictures, images: new Images({ ...options, store, pictures }) };
}
