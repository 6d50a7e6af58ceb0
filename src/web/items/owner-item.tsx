import { Pencil, Star, Trash2 } from 'lucide';
import { startTransition, useOptimistic } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { preview } from '../../domain/text.ts';
import { isShownClaimed } from '../../domain/wishlist.ts';
import { LocalMoment } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Badge } from '../ui/surfaces/badge.tsx';
import { ClaimProgress } from '../ui/surfaces/claim-progress.tsx';
import { ExpandableText } from '../ui/surfaces/expandable-text.tsx';
import { cardId } from './card-id.ts';
import { StoreButtons } from './store-buttons.tsx';

interface OwnerItemProps {
  item: ItemView;
  /** was added a moment ago */
  isAdded?: boolean;
  onEdit: () => void;
  /** fulfils when the change is saved or its failure has been shown */
  onToggleWanted: (wanted: boolean) => Promise<void>;
  onDelete: () => void;
}

/** One item on the owner's page, with the buttons to change it. */
export function OwnerItem({ item, isAdded, onEdit, onToggleWanted, onDelete }: OwnerItemProps) {
  const { t } = useI18n();
  // Optimistic update: the mark changes at once, and back when it cannot be saved.
  const [isMarked, setMarked] = useOptimistic(item.mostWanted);
  const claimed = isShownClaimed(item);
  const wanted = isMarked && !claimed;
  const full = item.description ?? '';
  const short = preview(full, limits.descriptionPreviewOwner);
  const { title } = item;
  const state = claimed ? ' is-claimed' : wanted ? ' is-most-wanted' : '';

  const toggle = () =>
    startTransition(async () => {
      setMarked(!isMarked);
      await onToggleWanted(!isMarked);
    });

  return (
    <li
      id={cardId(item.id)}
      className={`owner-item${state}${isAdded ? ' owner-item--added' : ''}`}
      tabIndex={-1}
    >
      <ItemPicture item={item} sizes="148px" />
      <div className="owner-item__text">
        {(claimed || wanted) && (
          <div className="owner-item__tags">
            {claimed && <Badge tone="berry">{t('item.claimed')}</Badge>}
            {wanted && <Badge tone="gold">{t('item.mostWanted')}</Badge>}
          </div>
        )}
        <h3 className="user-text">{title}</h3>
        <p className="item-price lining-figures">
          {item.price && (
            <>
              <b>
                <bdi>{item.price}</bdi>
              </b>{' '}
              ·{' '}
            </>
          )}
          <LocalMoment instant={item.createdAt} />
        </p>
        {full && (
          <ExpandableText
            short={short === full ? null : short}
            full={full}
            moreLabel={t('item.showMore')}
            lessLabel={t('item.showLess')}
          />
        )}
        {item.maxQuantity > 1 && (
          <ClaimProgress
            label={t('item.partly', { count: item.claimedQuantity, max: item.maxQuantity })}
            value={item.claimedQuantity}
            max={item.maxQuantity}
          />
        )}
        {item.claimedBy && (
          <p className="secondary-text">{t('guest.claimedBy', { name: item.claimedBy })}</p>
        )}
      </div>
      <div className="owner-item__tools">
        <StoreButtons title={title} url={item.url} />
        <IconButton
          className={isMarked ? 'is-wanted' : undefined}
          aria-pressed={isMarked}
          label={t(isMarked ? 'item.unmarkWanted' : 'item.markWanted', { title })}
          word={t('item.act.wanted')}
          icon={Star}
          onClick={toggle}
        />
        <IconButton
          label={t('item.edit', { title })}
          word={t('item.act.edit')}
          icon={Pencil}
          onClick={onEdit}
        />
        <IconButton
          label={t('item.delete', { title })}
          word={t('item.act.delete')}
          icon={Trash2}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
