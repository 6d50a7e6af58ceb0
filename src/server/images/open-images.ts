import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../id-generator.ts';
import { DiskImageStore } from './disk-image-store.ts';
import { Images } from './images.ts';
import { PictureProcessor } from './picture-processor.ts';

interface OpenImagesOptions {
  readonly config: Pick<Config, 'dataDir'>;
  readonly database: Database;
  readonly secret: () => Promise<string>;
  readonly now: Clock;
  readonly report: (error: unknown) => void;
}

/** Returns the pictures in the data directory, and the processor that makes them. It starts no process. */
export function openImages({ config, ...options }: OpenImagesOptions): {
  readonly images: Images;
  readonly pictures: PictureProcessor;
} {
  const pictures = new PictureProcessor();
  const store = new DiskImageStore(join(config.dataDir, 'images'));
  return { pictures, images: new Images({ ...options, store, pictures }) };
}
