import type { ItemView } from '../../contract/schemas.ts';
import { preview } from '../../domain/text.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ClaimProgress } from '../ui/surfaces/claim-progress.tsx';
import { ExpandableText } from '../ui/surfaces/expandable-text.tsx';

interface ItemDescriptionProps {
  item: ItemView;
  /** characters that are shown of a longer description */
  maxLength: number;
  moreLabel: string;
  lessLabel: string;
}

/** Shows the description of an item, if it has one; of a long one the beginning, until it is opened. */
export function ItemDescription({ item, maxLength, ...labels }: ItemDescriptionProps) {
  if (!item.description) return null;
  const short = preview(item.description, maxLength);
  const isWhole = short === item.description;
  return <ExpandableText short={isWhole ? null : short} full={item.description} {...labels} />;
}

/** Shows how many of an item are claimed, where there is more than one. */
export function ItemProgress({ item }: { item: ItemView }) {
  const { count } = useI18n();
  const { claimedQuantity: claimed, maxQuantity: max } = item;
  if (max <= 1) return null;
  return <ClaimProgress label={count('item.partly', claimed, { max })} value={claimed} max={max} />;
}

/** Returns the CSS class, after a space, of the state that an item is shown in; none for an open, ordinary one. */
export function itemStateClass(state: { isClaimed: boolean; isMostWanted: boolean }): string {
  if (state.isClaimed) return ' is-claimed';
  return state.isMostWanted ? ' is-most-wanted' : '';
}
