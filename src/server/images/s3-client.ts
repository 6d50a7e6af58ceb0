import { AwsClient } from 'aws4fetch';
import { StorageUnavailable } from '../storage-unavailable.ts';

/** Where the bucket is, and with which rights. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** of every key; without slashes at its ends */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Longest time for one request. */
const timeoutMs = 10_000;
/** Attempts after the first, when the store is busy or has failed. */
const retries = 2;

/** One object of a listing; `changedAt` in epoch milliseconds. */
export interface S3Object {
  readonly key: string;
  readonly changedAt: number;
}

/**
 * The few calls of the S3 protocol that pictures need, with the bucket in the path, which every server of the
 * protocol accepts. Each call fails with `StorageUnavailable`.
 */
export class S3Client {
  readonly #aws: AwsClient;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ endpoint, region, bucket, prefix, ...keys }: S3Settings) {
    this.#aws = new AwsClient({ ...keys, region, service: 's3', retries });
    this.#bucket = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
  }

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    const headers = { 'content-type': contentType };
    await this.#ask(this.#urlOf(key), { method: 'PUT', body: new Uint8Array(body), headers });
  }

  /** Returns the bytes of an object; undefined when there is none. */
  get(key: string): Promise<Buffer | undefined> {
    return this.#ask(this.#urlOf(key), { method: 'GET' });
  }

  /** Returns whether there is such an object. */
  async has(key: string): Promise<boolean> {
    return (await this.#ask(this.#urlOf(key), { method: 'HEAD' })) !== undefined;
  }

  /** Deletes an object; one that is not there is fine. */
  async delete(key: string): Promise<void> {
    await this.#ask(this.#urlOf(key), { method: 'DELETE' });
  }

  /** Yields the objects whose key begins with `start`, in the order of their keys. */
  async *list(start: string): AsyncGenerator<S3Object> {
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix + start });
      if (after !== undefined) query.set('continuation-token', after);
      const page = String((await this.#ask(`${this.#bucket}?${query}`, { method: 'GET' })) ?? '');
      for (const [object = ''] of page.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)) {
        const key = textOf(object, 'Key') ?? '';
        const changedAt = Date.parse(textOf(object, 'LastModified') ?? '');
        yield { key: key.slice(this.#prefix.length), changedAt };
      }
      after = textOf(page, 'NextContinuationToken');
    } while (after !== undefined);
  }

  #urlOf(key: string): string {
    return `${this.#bucket}/${this.#prefix}${key}`;
  }

  /** Returns the body of the answer; undefined when there is no such object. */
  async #ask(url: string, request: RequestInit): Promise<Buffer | undefined> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await this.#aws.fetch(url, { ...request, signal });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      const text = body.toString();
      // A bucket that is missing is a fault, unlike an object that is missing.
      if (response.status === 404 && textOf(text, 'Code') !== 'NoSuchBucket') return undefined;
      throw new Error(`${response.status} ${textOf(text, 'Code') ?? response.statusText}`);
    } catch (error) {
      throw new StorageUnavailable('image store', error);
    }
  }
}

/** The text of the first element of this name in an answer of S3; undefined without one. */
function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text?.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
}
