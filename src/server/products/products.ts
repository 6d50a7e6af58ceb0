import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProductInfo, ProductInfoReason } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { limits } from '../../domain/limits.ts';
import { productName } from '../../domain/product.ts';
import type { NoProduct, ReadProduct } from '../../product-page/read-product-page.ts';
import type { Clock } from '../chance.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import { processPicture } from '../images/process-picture.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchTimes } from './fetch-times.ts';
import { GuardedFetch, type Wanted } from './guarded-fetch.ts';
import type { Network } from './network.ts';
import { PageReaders } from './page-readers.ts';
import { keepSecret } from './secrets.store.ts';
import { shopAddress } from './shop-address.ts';
import { isSigned, type SignedAddress, signedPath } from './signed-address.ts';
import { Turns } from './turns.ts';

/** What was found, with the picture where the shop has it. */
type Found = Omit<ProductInfo, 'imageUrl'> & { readonly image: string | null };

interface Needs {
  readonly config: Config;
  readonly database: Database;
  readonly now: Clock;
  readonly network: Network;
  readonly times: FetchTimes;
}

/** Bytes of a page that are read; products come early, and the rest costs time. */
const pageBytes = 2_000_000;
/** How long an answer is told again, in milliseconds: a product, and a failure that may pass. */
const freshFor = { product: 5 * 60_000, failure: 20_000 };
const keptAnswers = 500;
/** Pictures decoded at once; a large one needs 200 MB. */
const picturesAtOnce = 2;

/** Products of shops' pages, and their pictures, for whoever pastes a link. */
export class Products {
  readonly #needs: Needs;
  readonly #fetch: GuardedFetch;
  readonly #readers: PageReaders;
  readonly #known: LRUCache<string, Found>;
  readonly #asked = new Map<string, Promise<Found>>();
  readonly #pictures = new Turns(picturesAtOnce);
  #secret: Promise<string> | undefined;

  constructor(needs: Needs) {
    const { config, network, times, now } = needs;
    this.#needs = needs;
    this.#fetch = new GuardedFetch(network, config.productFetchAllow, times);
    this.#readers = new PageReaders(times);
    this.#known = new LRUCache({ max: keptAnswers, ttlResolution: 0, perf: { now } });
  }

  /** What the page at this address says of its product; always an answer, of always the same shape. */
  async info(url: string, language: Language): Promise<ProductInfo> {
    const address = shopAddress(url.trim(), this.#needs.config.productFetchAllow);
    // What no address could be is told from its form alone, so its time tells nothing either.
    if (!address) return present(nothing('unreachable'), null);
    const found = await this.#atStep(
      () => this.#once(address.url.href, language),
      ({ reason }) => reason === 'unreachable',
    );
    return present(found, await this.#relayed(found.image));
  }

  /** A picture that a page showed, in the largest width as WebP; null for any reason there is. */
  async picture(asked: SignedAddress): Promise<Buffer | null> {
    if (!isSigned(await this.#signer(), asked, this.#needs.now())) return null;
    return this.#atStep(
      () => this.#takePicture(asked.url).catch(() => null),
      (picture) => picture === null,
    );
  }

  /** Ends what is under way, so that a stop waits for no shop. */
  async close(): Promise<void> {
    this.#fetch.close();
    await this.#readers.close();
  }

  /** Visitors who ask for the same page at the same time wait for one answer. */
  async #once(url: string, language: Language): Promise<Found> {
    const key = `${language} ${url}`;
    const known = this.#known.get(key) ?? this.#asked.get(key);
    if (known) return known;
    const asking = this.#read(url, language)
      .then((found) => {
        const ttl = found.reason === null ? freshFor.product : freshFor.failure;
        this.#known.set(key, found, { ttl });
        return found;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asking);
    return asking;
  }

  async #read(url: string, language: Language): Promise<Found> {
    try {
      const { bytes, ...page } = await this.#fetch.fetch(url, this.#page(language));
      const product = await this.#readers.read({ ...page, bytes, language });
      return product ? foundIn(product) : nothing('unreadable');
    } catch (error) {
      if (error instanceof FetchFailure) return nothing(error.code);
      throw error;
    }
  }

  async #takePicture(url: string): Promise<Buffer | null> {
    const { bytes } = await this.#fetch.fetch(url, this.#image());
    const end = await this.#pictures.take('picture', AbortSignal.timeout(this.#needs.times.queue));
    try {
      const { widths } = await processPicture(bytes);
      return widths.get(1280) ?? null;
    } finally {
      end();
    }
  }

  /**
   * How long it took to fail tells nothing: a refused address, an unknown name and a closed port are
   * all answered at the next full step.
   */
  async #atStep<T>(work: () => Promise<T>, failed: (result: T) => boolean): Promise<T> {
    const { step } = this.#needs.times;
    const begun = performance.now();
    const result = await work();
    if (failed(result)) {
      const rest = step - ((performance.now() - begun) % step);
      await new Promise((done) => setTimeout(done, rest));
    }
    return result;
  }

  async #relayed(image: string | null): Promise<string | null> {
    const { config, now } = this.#needs;
    if (image === null || !shopAddress(image, config.productFetchAllow)) return null;
    return signedPath(await this.#signer(), image, now());
  }

  /** Several servers sign alike: with what the operator sets, or what their database keeps. */
  #signer(): Promise<string> {
    const { config, database, now } = this.#needs;
    if (config.secret) return Promise.resolve(config.secret);
    const value = randomBytes(32).toString('base64url');
    this.#secret ??= keepSecret(database, { name: 'signing', value, now: now() });
    // A database that is away now may be there for the next one.
    this.#secret.catch(() => {
      this.#secret = undefined;
    });
    return this.#secret;
  }

  #page(language: Language): Wanted {
    return {
      headers: {
        ...this.#names(),
        accept: 'text/html,application/xhtml+xml',
        'accept-language': language === 'en' ? 'en' : `${language},en;q=0.5`,
      },
      types: /^(?:text\/html|application\/xhtml\+xml)$/,
      most: pageBytes,
      cut: true,
    };
  }

  #image(): Wanted {
    return {
      headers: { ...this.#names(), accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif' },
      // Some stores of pictures name no type; the bytes are looked at in any case.
      types: /^(?:image\/(?!svg)[a-z0-9.+-]+|application\/octet-stream|binary\/octet-stream)$/,
      most: limits.imageBytes,
      cut: false,
    };
  }

  /** Says honestly who asks, so that a shop can let us in or keep us out. */
  #names() {
    const { publicUrl } = this.#needs.config;
    const home = publicUrl ? `; +${publicUrl}` : '';
    return {
      'user-agent': `Mozilla/5.0 (compatible; ${productName}${home})`,
      'accept-encoding': 'gzip, deflate, br',
    };
  }
}

/** Reasons of the engine that mean nothing to a visitor become the one that does. */
const told: Readonly<Record<NoProduct, ProductInfoReason>> = {
  blocked: 'blocked',
  consent: 'consent',
  login: 'login',
  not_found: 'not_found',
  not_a_product: 'not_a_product',
  empty: 'unreadable',
  too_complex: 'unreadable',
};

function foundIn(product: ReadProduct): Found {
  if (product.reason !== null) return nothing(told[product.reason]);
  const { title, price, description, image } = product;
  return { title, price: price?.text ?? null, description, image, reason: null };
}

function nothing(reason: ProductInfoReason): Found {
  return { title: null, price: null, description: null, image: null, reason };
}

function present(found: Found, imageUrl: string | null): ProductInfo {
  const { title, price, description, reason } = found;
  return { title, price, description, imageUrl, reason };
}
