import { slotsFor } from '../stored/stored-strings.ts';
import { type Moves, movesOf, type Transitions } from './crf.ts';
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
  readonly moves: Moves;
  /**
   * a hash table (open addressing), two numbers a slot: the hash of a feature and its entries, or zeros for a free one. The
   * entries are where they start, times 64, and how many there are: what a look-up needs lies side by side, since most of
   * its time is spent waiting for memory
   */
  readonly table: Uint32Array;
  /** two numbers for each entry: the tag, and its weight as a multiple of `scale` */
  readonly entries: Int8Array;
  readonly scale: number;
}

/** More than the entries of a feature, one for each tag. */
const countRange = 64;

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
  const table = new Uint32Array(2 * slotsFor(features));
  let entry = 0;
  for (let feature = 0; feature < features; feature++) {
    const offset = start + feature * featureSize;
    const hash = view.getUint32(offset, true);
    const count = view.getUint8(offset + 4);
    const slot = slotOf(hash, table);
    table[slot] = hash;
    table[slot + 1] = entry * countRange + count;
    entry += count;
  }
  return {
    moves: movesOf(
      Float64Array.from({ length: (tagCount + 1) * tagCount }, (_, index) =>
        view.getFloat32(headerSize + index * 4, true),
      ),
    ),
    table,
    entries: new Int8Array(Uint8Array.from(bytes.subarray(firstEntry)).buffer),
    scale: view.getFloat32(0, true),
  };
}

/** The slot of the feature with a hash; a free one where there is no such feature. */
function slotOf(hash: number, table: Uint32Array): number {
  const last = table.length - 1;
  let slot = (hash * 2) & last;
  while (table[slot + 1] !== 0 && table[slot] !== hash) slot = (slot + 2) & last;
  return slot;
}

/**
 * Adds the weights of a feature to those of tags.
 * @param sums the tags' sums, as multiples of `scale`
 * @param first the index of the first tag in `sums`
 */
export function addWeightsOf(
  feature: Feature,
  { table, entries }: Pick<PackedWeights, 'table' | 'entries'>,
  sums: Float64Array,
  first: number,
): void {
  const found = table[slotOf(feature, table) + 1] ?? 0;
  const from = Math.floor(found / countRange) * 2;
  const until = from + (found % countRange) * 2;
  for (let at = from; at < until; at += 2) {
    const index = first + (entries[at] ?? 0);
    sums[index] = (sums[index] ?? 0) + (entries[at + 1] ?? 0);
  }
}
