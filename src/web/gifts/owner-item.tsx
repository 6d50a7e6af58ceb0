import { Pencil, Star, Trash2 } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { preview } from '../../domain/text.ts';
import { LocalMoment } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Badge } from '../ui/badge.tsx';
import { Fold } from '../ui/fold.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Measure } from '../ui/measure.tsx';
import { GiftPicture } from './gift-picture.tsx';
import { StoreButtons } from './store-buttons.tsx';

interface OwnerItemProps {
  item: ItemView;
  onEdit: () => void;
  /** fulfils when the list is as it should be, or has said that it could not */
  onToggleWanted: (wanted: boolean) => Promise<void>;
  onDelete: () => void;
}

/** One wish on the owner's page, with the tools to change it. */
export function OwnerItem({ item, onEdit, onToggleWanted, onDelete }: OwnerItemProps) {
  const { t } = useI18n();
  // The mark follows the thumb; if it cannot be saved, it goes back.
  const [marked, mark] = useOptimistic(item.mostWanted);
  const wanted = marked && !item.isClaimed;
  const full = item.description ?? '';
  const short = preview(full, limits.descriptionPreviewOwner);
  const { title } = item;

  const toggle = () =>
    startTransition(async () => {
      mark(!marked);
      await onToggleWanted(!marked);
    });

  return (
    <li className={`item${item.isClaimed ? ' gift-claimed' : wanted ? ' gift-wanted' : ''}`}>
      <GiftPicture item={item} sizes="148px" />
      <div className="item-text">
        {(item.isClaimed || wanted) && (
          <div className="item-tags">
            {item.isClaimed && <Badge tone="berry">{t('item.claimed')}</Badge>}
            {wanted && <Badge tone="gold">{t('item.mostWanted')}</Badge>}
          </div>
        )}
        <h3 className="typed">{title}</h3>
        <p className="price num">
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
          <Fold
            short={short === full ? null : short}
            full={full}
            moreLabel={t('item.showMore')}
            lessLabel={t('item.showLess')}
          />
        )}
        {item.maxQuantity > 1 && (
          <Measure
            label={t('item.partly', { count: item.claimedQuantity, max: item.maxQuantity })}
            value={item.claimedQuantity}
            max={item.maxQuantity}
          />
        )}
        {item.claimedBy && <p className="meta">{t('guest.claimedBy', { name: item.claimedBy })}</p>}
      </div>
      <div className="item-tools">
        <StoreButtons title={title} url={item.url} />
        <IconButton
          className={marked ? 'is-wanted' : undefined}
          aria-pressed={marked}
          label={t(marked ? 'item.unmarkWanted' : 'item.markWanted', { title })}
          icon={Star}
          onClick={toggle}
        />
        <IconButton label={t('item.edit', { title })} icon={Pencil} onClick={onEdit} />
        <IconButton label={t('item.delete', { title })} icon={Trash2} onClick={onDelete} />
      </div>
    </li>
  );
}
