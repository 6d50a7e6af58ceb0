import { Heart } from 'lucide';
import { memo } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { preview } from '../../domain/text.ts';
import { isShownClaimed } from '../../domain/wishlist.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { StoreLink } from '../ui/buttons/out-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/surfaces/badge.tsx';
import { ClaimProgress } from '../ui/surfaces/claim-progress.tsx';
import { ExpandableText } from '../ui/surfaces/expandable-text.tsx';
import { cardId } from './card-id.ts';

interface GuestCardProps {
  item: ItemView;
  eager: boolean;
  tying: boolean;
  /** was added while the page was open */
  arriving?: boolean;
  /** claimed from this browser */
  mine?: boolean;
  onClaim: (item: ItemView) => void;
}

/** One item on a shared list: open to claims, or wrapped and dimmed. Of a long list most stay as they are. */
export const GuestCard = memo(function GuestCard(props: GuestCardProps) {
  const { item, eager, tying, arriving, mine, onClaim } = props;
  const { t } = useI18n();
  const claimed = isShownClaimed(item);
  const wanted = item.mostWanted && !claimed;
  const partly = item.maxQuantity > 1;
  const full = item.description ?? '';
  const short = preview(full, limits.descriptionPreviewGuest);
  const state = claimed ? ' is-claimed' : wanted ? ' is-most-wanted' : '';

  return (
    <li
      id={cardId(item.id)}
      className={`card guest-card${state}${arriving ? ' guest-card--arriving' : ''}`}
      tabIndex={-1}
    >
      <ItemPicture
        item={item}
        sizes="(max-width: 620px) 140px, 380px"
        eager={eager}
        tying={tying}
      />
      {mine && tying && <span className="burst" aria-hidden="true" />}
      {wanted && (
        <Badge tone="gold" onPicture>
          {t('item.mostWanted')}
        </Badge>
      )}
      <div className="card__body">
        <h3 className="user-text">{item.title}</h3>
        {item.price && (
          <p className="item-price lining-figures">
            {t('guest.price')} <b>{item.price}</b>
          </p>
        )}
        {full && (
          <ExpandableText
            short={short === full ? null : short}
            full={full}
            moreLabel={t('guest.showMore')}
            lessLabel={t('guest.showLess')}
          />
        )}
        {partly && (
          <ClaimProgress
            label={t('item.partly', { count: item.claimedQuantity, max: item.maxQuantity })}
            value={item.claimedQuantity}
            max={item.maxQuantity}
          />
        )}
        {item.claimedQuantity > 0 && (
          <p className="guest-card__claimed-by">
            <Icon node={Heart} fill="currentColor" />
            <span>{t('guest.claimedBy', { name: item.claimedBy ?? t('guest.someone') })}</span>
            {mine && <b className="guest-card__own-mark">{t('claims.mark')}</b>}
          </p>
        )}
        <div className="card__actions">
          <StoreLink
            href={claimed ? null : item.url}
            newTabLabel={t('guest.newTab')}
            noneLabel={item.url === null ? t('guest.noStore') : undefined}
          >
            {t('guest.store')}
          </StoreLink>
          {!claimed && (
            <Button
              variant="claim"
              aria-label={`${t('guest.claim')}: ${item.title}`}
              onClick={() => onClaim(item)}
            >
              {t('guest.claim')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
});
