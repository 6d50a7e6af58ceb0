import { createHash, randomBytes } from 'node:crypto';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../errors.ts';

/** A list file after parsing: its JSON without the large pictures, and the pictures as bytes. */
export interface ListFile {
  /** the JSON value, not yet validated; a short data URL replaces each large picture */
  readonly value: unknown;
  /** large pictures by the data URL that replaces them */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** SHA-256 of the bytes of the file, base64url */
  readonly digest: string;
}

/** Longer strings are pictures: the longest text is a link with every character escaped. */
const longStringBytes = 6 * limits.itemUrl + 4096;
const maxStringBytes = Math.ceil(limits.imageBytes / 3) * 4 + 1024;
/** The file without its large pictures. */
const maxTextBytes = 16 * 1024 * 1024;
/** A list has a depth of 3; newer formats may have more. */
const maxDepth = 8;
/** Values in objects and arrays; a list of 500 items has about 5,500. */
const maxValues = 20_000;
/** The name that replaces a picture is longer than any valid text, so that no other field accepts it. */
const nameLength = limits.itemUrl + 64;

const dataUrlPrefix = /^data:image\/[a-z]+;base64,/;
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** A growing buffer. It copies what is appended, so that no slice keeps a whole received buffer in memory. */
class ByteBuilder {
  readonly #maxBytes: number;
  #bytes = Buffer.allocUnsafe(64 * 1024);
  length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length;
    if (length > this.#maxBytes) throw new Failure('request.too_large');
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.#maxBytes, 2 * length));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.length);
    this.length = length;
  }

  view(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }
}

/**
 * Reads a list file while it arrives, in bounded memory: depth, number of values and length of strings
 * are checked before anything is parsed, and each picture is decoded as soon as it is complete.
 */
export class ListFileReader {
  readonly #digest = createHash('sha256');
  readonly #pictures = new Map<string, Buffer>();
  /** Unguessable, so that nothing in the file can name a picture. */
  readonly #nonce = randomBytes(18).toString('hex');
  readonly #text = new ByteBuilder(maxTextBytes);
  readonly #string = new ByteBuilder(maxStringBytes);
  #received = 0;
  #depth = 0;
  #values = 0;
  #isInString = false;
  #isEscaped = false;

  /** Parses the next bytes of the file. Fails with `request.too_large`. */
  write(bytes: Buffer): void {
    this.#received += bytes.length;
    if (this.#received > limits.importBytes) throw new Failure('request.too_large');
    this.#digest.update(bytes);
    let start = 0;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) {
          this.#string.append(bytes.subarray(start, index));
          this.#endString();
          start = index;
        }
      } else if (byte === quote) {
        this.#isInString = true;
        this.#text.append(bytes.subarray(start, index + 1));
        start = index + 1;
      } else this.#count(byte);
    }
    const remainder = bytes.subarray(start);
    (this.#isInString ? this.#string : this.#text).append(remainder);
  }

  /** Returns the result after the last `write`. Fails with `request.malformed`. */
  end(): ListFile {
    let value: unknown;
    try {
      value = JSON.parse(this.#text.view().toString('utf8'));
    } catch {
      throw new Failure('request.malformed');
    }
    return { value, pictures: this.#pictures, digest: this.#digest.digest('base64url') };
  }

  #count(byte: number | undefined): void {
    if (byte === comma) this.#values += 1;
    else if (byte === openArray || byte === openObject) {
      this.#values += 1;
      this.#depth += 1;
    } else if (byte === closeArray || byte === closeObject) this.#depth -= 1;
    if (this.#depth > maxDepth || this.#values > maxValues) throw new Failure('request.too_large');
  }

  #endString(): void {
    this.#isInString = false;
    const bytes = this.#string.view();
    this.#text.append(bytes.length > longStringBytes ? this.#replacePicture(bytes) : bytes);
    this.#string.length = 0;
  }

  /** Stores a picture and returns the data URL that replaces it; for other text, a string that is no data URL. */
  #replacePicture(bytes: Buffer): Buffer {
    const picture = decodePicture(bytes);
    const name = `${this.#nonce}${this.#pictures.size}`.padEnd(nameLength, 'A');
    if (!picture) return Buffer.from(name);
    const url = `data:image/webp;base64,${name}`;
    this.#pictures.set(url, picture);
    return Buffer.from(url);
  }
}

/** Returns the picture of a data URL that is escaped as JSON; null when the text is no such data URL. */
function decodePicture(json: Buffer): Buffer | null {
  let text = json.toString('latin1');
  // Some programs escape every slash.
  if (json.includes(backslash)) text = text.replaceAll('\\/', '/');
  const prefix = dataUrlPrefix.exec(text)?.[0];
  if (prefix === undefined) return null;
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  // Decoding skips characters that are not base64, so that the result is too short.
  const padding = /=*$/.exec(base64.slice(-2))?.[0].length ?? 0;
  return bytes.length === Math.floor(((base64.length - padding) * 3) / 4) ? bytes : null;
}
