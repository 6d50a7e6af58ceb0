import { Pencil, Star, Trash2 } from 'lucide-react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { preview } from '../../domain/text.ts';
import { LocalMoment } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Fold } from '../ui/fold.tsx';
import { Measure } from '../ui/measure.tsx';
import { GiftPicture } from './gift-picture.tsx';
import { StoreButton } from './store-button.tsx';

interface OwnerItemProps {
  item: ItemView;
  onEdit: () => void;
  onToggleWanted: () => void;
  onDelete: () => void;
}

/** One wish on the owner's page, with the tools to change it. */
export function OwnerItem({ item, onEdit, onToggleWanted, onDelete }: OwnerItemProps) {
  const { t } = useI18n();
  const wanted = item.mostWanted && !item.isClaimed;
  const full = item.description ?? '';
  const short = preview(full, limits.descriptionPreviewOwner);
  const { title } = item;

  return (
    <li className={`item${item.isClaimed ? ' gift-claimed' : wanted ? ' gift-wanted' : ''}`}>
      <GiftPicture item={item} sizes="148px" />
      <div className="item-text">
        {(item.isClaimed || wanted) && (
          <div className="item-tags">
            {item.isClaimed && <span className="tag tag-berry">{t('item.claimed')}</span>}
            {wanted && <span className="tag tag-gold">{t('item.mostWanted')}</span>}
          </div>
        )}
        <h3 className="typed">{title}</h3>
        <p className="price num">
          {item.price && (
            <>
              <b>{item.price}</b> ·{' '}
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
        <StoreButton title={title} url={item.url} />
        <button
          type="button"
          className={`btn btn-quiet btn-icon${item.mostWanted ? ' is-wanted' : ''}`}
          aria-pressed={item.mostWanted}
          aria-label={t(item.mostWanted ? 'item.unmarkWanted' : 'item.markWanted', { title })}
          onClick={onToggleWanted}
        >
          <Star className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={t('item.edit', { title })}
          onClick={onEdit}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={t('item.delete', { title })}
          onClick={onDelete}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
