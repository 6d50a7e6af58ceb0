import { LRUCache } from 'lru-cache';
import type { ProductInfo, ProductInfoReason } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { largestImageWidth, limits } from '../../domain/limits.ts';
import { productName } from '../../domain/product.ts';
import { findSharedLink } from '../../domain/shared-link.ts';
import type { NoProduct, ReadProduct } from '../../product-page/read-product-page.ts';
import type { Config } from '../config/read-config.ts';
import type { Clock } from '../id-generator.ts';
import type { PictureProcessor } from '../images/picture-processor.ts';
import type { Requester } from '../requester.ts';
import { inSpan, type RequestPart, type Tracing } from '../tracing/tracing.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchTimeouts } from './fetch-timeouts.ts';
import { type FetchOptions, type FetchResult, GuardedFetch } from './guarded-fetch.ts';
import type { Network } from './network.ts';
import { PageReaders } from './page-readers.ts';
import { shopAddress } from './shop-address.ts';
import { isSigned, type SignedAddress, signedPath } from './signed-address.ts';

/** The product of a page, with the picture's address at the shop. */
type ProductResult = Omit<ProductInfo, 'imageUrl'> & { readonly image: string | null };

interface ProductsOptions {
  readonly config: Config;
  readonly secret: () => Promise<string>;
  readonly pictures: PictureProcessor;
  readonly now: Clock;
  readonly network: Network;
  readonly times: FetchTimeouts;
  readonly tracing: Tracing | null;
}

interface PageRequest {
  readonly url: string;
  readonly language: Language;
  readonly visitor: string | undefined;
}

/** Bytes of a page that are read; the product is near the beginning. */
export const maxPageBytes = 2_000_000;
/** Lifetimes of cached results: a product, and a failure, which may be temporary. */
const productTtlMs = 5 * 60_000;
const failureTtlMs = 20_000;
const maxCachedPages = 500;

/** Without the shop, which would show what somebody wishes for. */
const fetchPart: RequestPart = { name: 'fetch from shop', kind: 'client' };

/** Reads the products of product pages, and their pictures. */
export class Products {
  readonly #options: ProductsOptions;
  readonly #fetch: GuardedFetch;
  readonly #readers: PageReaders;
  /** Concurrent requests for the same page share one fetch. */
  readonly #pages: LRUCache<string, ProductResult, PageRequest>;

  constructor(options: ProductsOptions) {
    const { config, network, times, now } = options;
    this.#options = options;
    this.#fetch = new GuardedFetch(network, config.productFetchAllow, times);
    this.#readers = new PageReaders(times);
    this.#pages = new LRUCache<string, ProductResult, PageRequest>({
      max: maxCachedPages,
      ttl: productTtlMs,
      ttlResolution: 0,
      perf: { now },
      // A result that is evicted from the cache before it is there is still returned.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _previous, { options: fetchOptions, context }) => {
        const result = await this.#read(context);
        if (result.reason !== null) fetchOptions.ttl = failureTtlMs;
        return result;
      },
    });
  }

  /**
   * Returns the product of the page at this address; on failure all fields are null except `reason`.
   * The address may be part of a shared text, or lack its scheme.
   */
  async info(text: string, language: Language, visitor?: string): Promise<ProductInfo> {
    const url = findSharedLink(text)?.url ?? text.trim();
    const address = shopAddress(url, this.#options.config.productFetchAllow);
    // The form alone decides this, so the timing reveals nothing.
    if (!address) return present(failedResult('unreachable'), null);
    const result = await this.#padFailureTime(
      () =>
        this.#pages.forceFetch(`${language} ${address.url.href}`, {
          context: { url: address.url.href, language, visitor: this.#limited(visitor) },
        }),
      ({ reason }) => reason === 'unreachable',
    );
    return present(result, await this.#signedImagePath(result.image));
  }

  /** Returns the picture of a product as WebP in the largest width; null when the address is not signed by us or any step fails. */
  async picture(address: SignedAddress, requester: Requester): Promise<Buffer | null> {
    if (!isSigned(await this.#options.secret(), address, this.#options.now())) return null;
    return this.#padFailureTime(
      () => this.#fetchPicture(address.url, requester).catch(() => null),
      (picture) => picture === null,
    );
  }

  /** Aborts running fetches, so that a shutdown does not wait for them. */
  async close(): Promise<void> {
    this.#fetch.close();
    await this.#readers.close();
  }

  async #read({ url, language, visitor }: PageRequest): Promise<ProductResult> {
    try {
      const options = this.#pageOptions(language, url);
      const { bytes, ...page } = await this.#fetchFromShop(url, options, visitor);
      const product = await this.#readers.read({ ...page, bytes, language });
      return product ? resultOf(product) : failedResult('unreadable');
    } catch (error) {
      if (error instanceof FetchFailure) return failedResult(error.code);
      throw error;
    }
  }

  #fetchFromShop(url: string, options: FetchOptions, visitor?: string): Promise<FetchResult> {
    const work = () => this.#fetch.fetch(url, options, visitor);
    return inSpan(this.#options.tracing, fetchPart, work);
  }

  async #fetchPicture(url: string, requester: Requester): Promise<Buffer | null> {
    const visitor = this.#limited(requester.visitor);
    const { bytes } = await this.#fetchFromShop(url, this.#imageOptions(), visitor);
    const widths = await this.#options.pictures.encode(Buffer.from(bytes), requester);
    return widths.get(largestImageWidth) ?? null;
  }

  /**
   * Hides why a fetch failed: a refused address, an unknown host and a closed port are all answered
   * at the next full step, so that their timing is the same.
   */
  async #padFailureTime<T>(work: () => Promise<T>, failed: (result: T) => boolean): Promise<T> {
    const { step } = this.#options.times;
    const startedAt = performance.now();
    const result = await work();
    if (failed(result)) {
      const delayMs = step - ((performance.now() - startedAt) % step);
      await new Promise((done) => setTimeout(done, delayMs));
    }
    return result;
  }

  async #signedImagePath(image: string | null): Promise<string | null> {
    const { config, now } = this.#options;
    if (image === null || !shopAddress(image, config.productFetchAllow)) return null;
    return signedPath(await this.#options.secret(), image, now());
  }

  #pageOptions(language: Language, url: string): FetchOptions {
    return {
      headers: {
        ...this.#identification(),
        accept: 'text/html,application/xhtml+xml',
        'accept-language': acceptedLanguages(language, url),
      },
      types: /^(?:text\/html|application\/xhtml\+xml)$/,
      maxBytes: maxPageBytes,
      isTruncated: true,
    };
  }

  #imageOptions(): FetchOptions {
    return {
      headers: {
        ...this.#identification(),
        accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
      },
      // Some image hosts send no specific type; the decoder checks the bytes in any case.
      types: /^(?:image\/(?!svg)[a-z0-9.+-]+|application\/octet-stream|binary\/octet-stream)$/,
      maxBytes: limits.imageBytes,
      isTruncated: false,
    };
  }

  /** The visitor whose fetches are counted; undefined where the operator has no limits. */
  #limited(visitor: string | undefined): string | undefined {
    return this.#options.config.rateLimit ? visitor : undefined;
  }

  /** Identifies us, so that a shop can allow or block us. */
  #identification() {
    const { publicUrl } = this.#options.config;
    const home = publicUrl ? `; +${publicUrl}` : '';
    return {
      'user-agent': `Mozilla/5.0 (compatible; ${productName}${home})`,
      'accept-encoding': 'gzip, deflate, br',
    };
  }
}

/** The reason that a visitor reads, by the reason of the engine. */
const visibleReasons: Readonly<Record<NoProduct, ProductInfoReason>> = {
  blocked: 'blocked',
  consent: 'consent',
  login: 'login',
  not_found: 'not_found',
  not_a_product: 'not_a_product',
  empty: 'unreadable',
  too_complex: 'unreadable',
};

function resultOf(product: ReadProduct): ProductResult {
  if (product.reason !== null) return failedResult(visibleReasons[product.reason]);
  const { title, price, description, image } = product;
  return { title, price: price?.text ?? null, description, image, reason: null };
}

function failedResult(reason: ProductInfoReason): ProductResult {
  return { title: null, price: null, description: null, image: null, reason };
}

function present(result: ProductResult, imageUrl: string | null): ProductInfo {
  const { title, price, description, reason } = result;
  return { title, price, description, imageUrl, reason };
}
