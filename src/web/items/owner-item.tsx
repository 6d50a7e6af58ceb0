import { Pencil, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { claimerNames } from '../i18n/claimers.ts';
import { LocalMoment } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Badge } from '../ui/surfaces/badge.tsx';
import { cardId } from './card-id.ts';
import { ItemDescription, ItemProgress, itemStateClass } from './item-details.tsx';
import { StoreButtons } from './store-buttons.tsx';

interface OwnerItemProps {
  item: ItemView;
  /** was added a moment ago */
  isAdded?: boolean;
  /** in surprise mode, where "0 of 6 claimed" would be untrue */
  areClaimsHidden?: boolean;
  onEdit: () => void;
  /** fulfils when this and all later changes are saved or their failures have been shown */
  onToggleWanted: (wanted: boolean) => Promise<void>;
  onDelete: () => void;
}

/** One item on the owner's page, with the buttons to change it. */
export function OwnerItem({ item, isAdded, areClaimsHidden, ...events }: OwnerItemProps) {
  const { onEdit, onToggleWanted, onDelete } = events;
  const i18n = useI18n();
  const { t } = i18n;
  // Optimistic update: the mark changes at once, and back when it cannot be saved.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isMarked = pressed ?? item.mostWanted;
  const { isClaimed } = item;
  const wanted = isMarked && !isClaimed;
  const { title } = item;
  const state = itemStateClass({ isClaimed, isMostWanted: wanted });

  const toggle = async () => {
    setPressed(!isMarked);
    try {
      await onToggleWanted(!isMarked);
    } finally {
      setPressed(null);
    }
  };

  return (
    <li
      id={cardId(item.id)}
      className={`owner-item${state}${isAdded ? ' owner-item--added' : ''}`}
      tabIndex={-1}
    >
      <ItemPicture item={item} sizes="148px" />
      <div className="owner-item__text">
        <StateBadge isClaimed={isClaimed} isMostWanted={wanted} />
        <h3 className="user-text">{title}</h3>
        <p className="item-price owner-item__facts lining-figures">
          {item.price && (
            <b>
              <bdi>{item.price}</bdi>
            </b>
          )}
          <LocalMoment instant={item.createdAt} />
        </p>
        <ItemDescription
          item={item}
          maxLength={limits.descriptionPreviewOwner}
          moreLabel={t('item.showMore')}
          lessLabel={t('item.showLess')}
        />
        {areClaimsHidden ? <WantedQuantity item={item} /> : <ItemProgress item={item} />}
        {item.claimedBy && (
          <p className="secondary-text">
            {t('guest.claimedBy', { name: claimerNames(item.claimedBy, i18n) })}
          </p>
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

function WantedQuantity({ item: { maxQuantity: max } }: { item: ItemView }) {
  const { t } = useI18n();
  if (max <= 1) return null;
  return <p className="secondary-text lining-figures">{t('item.quantity', { max })}</p>;
}

function StateBadge({ isClaimed, isMostWanted }: { isClaimed: boolean; isMostWanted: boolean }) {
  const { t } = useI18n();
  if (!isClaimed && !isMostWanted) return null;
  return (
    <div className="owner-item__tags">
      {isClaimed ? (
        <Badge tone="berry">{t('item.claimed')}</Badge>
      ) : (
        <Badge tone="gold">{t('item.mostWanted')}</Badge>
      )}
    </div>
  );
}
