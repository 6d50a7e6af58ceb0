import { slotsFor } from '../stored/stored-strings.ts';
import type { Transitions } from './crf.ts';
import type { Feature } from './features.ts';
import { tagCount } from './labels.ts';

/** What training found out. */
export interface TaggerWeights {
  /** `tagCount` weights of each feature */
  readonly emissions: ReadonlyMap<Feature, Float64Array>;
  readonly transitions: Transitions;
}

/** Weights as a tagger uses them. */
export interface PackedWeights {
  readonly transitions: Transitions;
  /** a hash table (open addressing): the number of a feature plus one, or 0 for a free slot */
  readonly slots: Uint32Array;
  /** of each feature */
  readonly hashes: Uint32Array;
  /** where the entries of each feature start, and where the last ones end */
  readonly starts: Uint32Array;
  /** of each entry: the tag, and its weight as a multiple of `scale` */
  readonly tags: Uint8Array;
  readonly weights: Int8Array;
  readonly scale: number;
}

const maxWeight = 127;
/** As a multiple of the scale. A smaller weight changes no figure, and there are many of them. */
const minWeight = 2;
/** Small weights are left out: this many entries make a file of less than a megabyte. */
const maxEntries = 275_000;
/** In bytes: the scale, the number of features and of entries. */
const headerSize = 12;
const transitionsSize = (tagCount + 1) * tagCount * 4;
/** In bytes: a hash, and the number of its entries. */
const featureSize = 5;
/** In bytes: a tag and a weight. */
const entrySize = 2;

/**
 * Returns the bytes of a weights file, little-endian: the scale as a 32-bit float, the numbers of features
 * and of entries as 32-bit integers, the transitions as 32-bit floats, then for each feature its 32-bit
 * hash and the number of its entries, then the entries: a tag and a weight of one byte each.
 */
export function packWeights({ emissions, transitions }: TaggerWeights): Uint8Array {
  const magnitudes = Float64Array.from(
    [...emissions.values()].flatMap((weights) => Array.from(weights, Math.abs)),
  ).sort();
  const least = magnitudes.at(-maxEntries - 1) ?? 0;
  const scale = (magnitudes.at(-1) ?? 1) / maxWeight;
  const features = [...emissions]
    .map(([feature, weights]) => ({
      hash: feature,
      entries: Array.from(weights, (weight, tag) => ({
        tag,
        weight: Math.abs(weight) > least ? Math.round(weight / scale) : 0,
      })).filter(({ weight }) => Math.abs(weight) >= minWeight),
    }))
    .filter(({ entries }) => entries.length > 0);
  const entries = features.flatMap((feature) => feature.entries);
  const start = headerSize + transitionsSize;
  const bytes = new Uint8Array(start + features.length * featureSize + entries.length * entrySize);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  view.setUint32(4, features.length, true);
  view.setUint32(8, entries.length, true);
  transitions.forEach((weight, index) => {
    view.setFloat32(headerSize + index * 4, weight, true);
  });
  features.forEach(({ hash, entries: all }, index) => {
    view.setUint32(start + index * featureSize, hash, true);
    view.setUint8(start + index * featureSize + 4, all.length);
  });
  entries.forEach(({ tag, weight }, index) => {
    const offset = start + features.length * featureSize + index * entrySize;
    view.setUint8(offset, tag);
    view.setInt8(offset + 1, weight);
  });
  return bytes;
}

/**
 * Returns the weights of a file.
 * @throws Error when its length does not fit, as after a change of the labels: train again
 */
export function unpackWeights(bytes: Uint8Array): PackedWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = bytes.byteLength >= headerSize;
  const features = isWhole ? view.getUint32(4, true) : 0;
  const entries = isWhole ? view.getUint32(8, true) : 0;
  const start = headerSize + transitionsSize;
  const firstEntry = start + features * featureSize;
  if (bytes.byteLength !== firstEntry + entries * entrySize)
    throw new Error('The weights of the tagger do not fit its labels.');
  const slots = new Uint32Array(slotsFor(features));
  const hashes = new Uint32Array(features);
  const starts = new Uint32Array(features + 1);
  for (let feature = 0; feature < features; feature++) {
    const offset = start + feature * featureSize;
    const hash = view.getUint32(offset, true);
    hashes[feature] = hash;
    starts[feature + 1] = (starts[feature] ?? 0) + view.getUint8(offset + 4);
    slots[slotOf(hash, slots, hashes)] = feature + 1;
  }
  const entryAt = (index: number) => firstEntry + index * entrySize;
  return {
    transitions: Float64Array.from({ length: (tagCount + 1) * tagCount }, (_, index) =>
      view.getFloat32(headerSize + index * 4, true),
    ),
    slots,
    hashes,
    starts,
    tags: Uint8Array.from({ length: entries }, (_, index) => view.getUint8(entryAt(index))),
    weights: Int8Array.from({ length: entries }, (_, index) => view.getInt8(entryAt(index) + 1)),
    scale: view.getFloat32(0, true),
  };
}

/** Returns the number of the feature with a hash, or -1. */
export function featureWith(
  hash: number,
  { slots, hashes }: Pick<PackedWeights, 'slots' | 'hashes'>,
): number {
  return (slots[slotOf(hash, slots, hashes)] ?? 0) - 1;
}

/** The slot of the feature with a hash; a free one where there is no such feature. */
function slotOf(hash: number, slots: Uint32Array, hashes: Uint32Array): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  for (;;) {
    const feature = slots[slot] ?? 0;
    if (feature === 0 || hashes[feature - 1] === hash) return slot;
    slot = (slot + 1) & mask;
  }
}
