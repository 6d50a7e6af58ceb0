import { Heart } from 'lucide-react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { preview } from '../../domain/text.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Fold } from '../ui/fold.tsx';
import { Measure } from '../ui/measure.tsx';
import { StoreLink } from '../ui/out-link.tsx';
import { cardId } from './card-id.ts';
import { GiftPicture } from './gift-picture.tsx';

interface GuestCardProps {
  item: ItemView;
  eager: boolean;
  tying: boolean;
  /** came while the page was open */
  arriving?: boolean;
  /** promised from this browser */
  mine?: boolean;
  onClaim: () => void;
}

/** One wish on a shared list: free to claim, or wrapped and dimmed. */
export function GuestCard({ item, eager, tying, arriving, mine, onClaim }: GuestCardProps) {
  const { t } = useI18n();
  const wanted = item.mostWanted && !item.isClaimed;
  const partly = item.maxQuantity > 1;
  const full = item.description ?? '';
  const short = preview(full, limits.descriptionPreviewGuest);
  const state = item.isClaimed ? ' gift-claimed' : wanted ? ' gift-wanted' : '';

  return (
    <li
      id={cardId(item.id)}
      className={`card gift-card${state}${arriving ? ' gift-arriving' : ''}`}
      tabIndex={-1}
    >
      <GiftPicture
        item={item}
        sizes="(max-width: 620px) 140px, 380px"
        eager={eager}
        tying={tying}
      />
      {wanted && (
        <Badge tone="gold" onPicture>
          {t('item.mostWanted')}
        </Badge>
      )}
      <div className="card-body">
        <h3 className="typed">{item.title}</h3>
        {item.price && (
          <p className="price num">
            {t('guest.price')} <b>{item.price}</b>
          </p>
        )}
        {full && (
          <Fold
            short={short === full ? null : short}
            full={full}
            moreLabel={t('guest.showMore')}
            lessLabel={t('guest.showLess')}
          />
        )}
        {partly && (
          <Measure
            label={t('item.partly', { count: item.claimedQuantity, max: item.maxQuantity })}
            value={item.claimedQuantity}
            max={item.maxQuantity}
          />
        )}
        {item.claimedQuantity > 0 && (
          <p className="claimed-by">
            <Heart className="icon" fill="currentColor" aria-hidden="true" />
            <span>{t('guest.claimedBy', { name: item.claimedBy ?? t('guest.someone') })}</span>
            {mine && <b className="own-mark">{t('claims.mark')}</b>}
          </p>
        )}
        <div className="card-row">
          <StoreLink href={item.isClaimed ? null : item.url} newTabLabel={t('guest.newTab')}>
            {t('guest.store')}
          </StoreLink>
          {!item.isClaimed && (
            <Button
              variant="claim"
              aria-label={`${t('guest.claim')}: ${item.title}`}
              onClick={onClaim}
            >
              {t('guest.claim')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
