import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { cleanLine } from '../../domain/text.ts';
import { newKey } from '../api/new-key.ts';
import type { itemData } from './item-form.ts';

type ItemData = ReturnType<typeof itemData>;

/** A wish that was sent to be added; sent again it is the same wish. */
export interface Adding {
  readonly key: string;
  readonly data: ItemData;
  readonly picture: File | null;
  /** the wishes that were there before */
  readonly before: ReadonlySet<string>;
}

export function beginAdding(list: Pick<OwnerView, 'items'>, data: ItemData, picture: File | null) {
  const before = new Set(list.items.map(({ id }) => id));
  return { key: newKey(), data, picture, before } satisfies Adding;
}

export function isSameAdding(adding: Adding, data: ItemData, picture: File | null): boolean {
  return adding.picture === picture && JSON.stringify(adding.data) === JSON.stringify(data);
}

/** The wish that was added, in the answer; another owner may have added one at the same time. */
export function addedBy(adding: Adding, list: Pick<OwnerView, 'items'>): ItemView | undefined {
  const fresh = list.items.filter(({ id }) => !adding.before.has(id));
  return fresh.find(({ title }) => title === cleanLine(adding.data.title)) ?? fresh.at(-1);
}
