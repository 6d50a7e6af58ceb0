import { Heart } from 'lucide';
import { memo } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { claimerNames } from '../i18n/claimers.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { StoreLink } from '../ui/buttons/out-link.tsx';
import { HydrateApart } from '../ui/hydrate-apart.tsx';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/surfaces/badge.tsx';
import { LabelledPrice } from '../ui/surfaces/labelled-price.tsx';
import { cardId } from './card-id.ts';
import { ItemDescription, ItemProgress, itemStateClass } from './item-details.tsx';

interface GuestCardProps {
  item: ItemView;
  eager: boolean;
  isNewlyClaimed: boolean;
  /** was added while the page was open */
  arriving?: boolean;
  /** claimed from this browser */
  mine?: boolean;
  onClaim: (item: ItemView) => void;
}

/**
 * One item on a shared list: open to claims, or wrapped and dimmed. Of a long list most stay as they are.
 */
export const GuestCard = memo(function GuestCard(props: GuestCardProps) {
  return (
    <HydrateApart>
      <Card {...props} />
    </HydrateApart>
  );
});

function Card({ item, eager, isNewlyClaimed, arriving, mine, onClaim }: GuestCardProps) {
  const { t } = useI18n();
  const { isClaimed } = item;
  const wanted = item.mostWanted && !isClaimed;
  const state = itemStateClass({ isClaimed, isMostWanted: wanted });

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
        isNewlyClaimed={isNewlyClaimed}
      />
      {mine && isNewlyClaimed && <span className="burst" aria-hidden="true" />}
      {wanted && (
        <Badge tone="gold" onPicture>
          {t('item.mostWanted')}
        </Badge>
      )}
      <div className="card__body">
        <h3 className="user-text">{item.title}</h3>
        <LabelledPrice label={t('guest.price')} price={item.price} />
        <ItemDescription
          item={item}
          maxLength={limits.descriptionPreviewGuest}
          moreLabel={t('guest.showMore')}
          lessLabel={t('guest.showLess')}
        />
        <ItemProgress item={item} />
        {item.claimedQuantity > 0 && <ClaimedBy name={item.claimedBy} isOwn={mine === true} />}
        <CardActions item={item} isClaimed={isClaimed} onClaim={onClaim} />
      </div>
    </li>
  );
}

function ClaimedBy({ name, isOwn }: { name: string | null; isOwn: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const names = name === null ? t('guest.someone') : claimerNames(name, i18n);
  return (
    <p className="guest-card__claimed-by">
      <Icon node={Heart} fill="currentColor" />
      <span className="guest-card__claimer">
        <span>{t('guest.claimedBy', { name: names })}</span>
        {isOwn && <b className="guest-card__own-mark">{t('claims.mark')}</b>}
      </span>
    </p>
  );
}

interface CardActionsProps {
  item: ItemView;
  isClaimed: boolean;
  onClaim: (item: ItemView) => void;
}

function CardActions({ item, isClaimed, onClaim }: CardActionsProps) {
  const { t } = useI18n();
  return (
    <div className="card__actions">
      <StoreLink
        href={isClaimed ? null : item.url}
        newTabLabel={t('guest.newTab')}
        noneLabel={item.url === null ? t('guest.noStore') : undefined}
      >
        {t('guest.store')}
      </StoreLink>
      {!isClaimed && (
        <Button
          variant="claim"
          aria-label={t('common.actOn', { act: t('guest.claim'), name: item.title })}
          onClick={() => onClaim(item)}
        >
          {t('guest.claim')}
        </Button>
      )}
    </div>
  );
}
