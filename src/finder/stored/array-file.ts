/** What a file of arrays can hold: typed arrays as properties of objects, and beside them what JSON can hold. */
export type Storable = { readonly [name: string]: unknown };

const kinds = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float32Array, Float64Array };
type Kind = keyof typeof kinds;
type StoredArray = InstanceType<(typeof kinds)[Kind]>;

/** Where an array of a file is: its kind, its offset in bytes from the end of the header, its length. */
interface Place {
  readonly array: readonly [kind: Kind, offset: number, length: number];
}

/** In bytes; the largest element of an array. */
const alignment = 8;
const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment;

/** Returns the bytes of a file: the length of its header, the header in JSON, and the arrays as the machine has them. */
export function writeArrays(tree: Storable): Uint8Array {
  const arrays: { readonly array: StoredArray; readonly offset: number }[] = [];
  let size = 0;
  const placed = replaceIn(tree, (value) => {
    const kind = kindOf(value);
    if (kind === undefined) return undefined;
    const array = value as StoredArray;
    const offset = size;
    arrays.push({ array, offset });
    size += aligned(array.byteLength);
    return { array: [kind, offset, array.length] } satisfies Place;
  });
  const header = new TextEncoder().encode(JSON.stringify(placed));
  const start = aligned(4 + header.length);
  const bytes = new Uint8Array(start + size);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  for (const { array, offset } of arrays)
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + offset);
  return bytes;
}

/**
 * Returns what `writeArrays` was given; its arrays are views of the bytes.
 * @throws Error when the bytes are no such file
 */
export function readArrays(bytes: Uint8Array): Storable {
  // Views of numbers need an address that their size divides.
  const whole = bytes.byteOffset % alignment === 0 ? bytes : bytes.slice();
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const length = view.getUint32(0, true);
  const start = whole.byteOffset + aligned(4 + length);
  const header = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as Storable;
  return replaceIn(header, (value) => {
    if (!isPlace(value)) return undefined;
    const [kind, offset, count] = value.array;
    return new kinds[kind](whole.buffer as ArrayBuffer, start + offset, count);
  });
}

function kindOf(value: object): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).find((kind) => value instanceof kinds[kind]);
}

const isPlace = (value: object): value is Place => 'array' in value;

/** Returns a copy in which objects are what `replace` returns for them, or copied with their properties. */
function replaceIn(tree: Storable, replace: (value: object) => unknown): Storable {
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return replace(value) ?? replaceIn(value as Storable, replace);
  };
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, copy(value)]));
}
