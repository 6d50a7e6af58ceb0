import { ArrowUpRight } from 'lucide-react';
import type { GiftSuggestion } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { tints } from '../ui/object-names.ts';
import { numberOf } from '../ui/seed.ts';
import { grounds, TileOf } from '../ui/tile.tsx';
import { AddToWishlist } from '../wishlists/add-to-wishlist.tsx';
import type { GiftAdder } from '../wishlists/use-add-to-wishlist.ts';
import { isAffiliate } from './is-affiliate.ts';

/** A shop learns nothing of the page, and nothing it opens can reach back. */
const apart = 'noopener noreferrer';

interface SuggestionCardProps {
  gift: GiftSuggestion;
  /** where its link leads */
  shop: string;
  eager: boolean;
  adder: GiftAdder;
}

export function SuggestionCard({ gift, shop, eager, adder }: SuggestionCardProps) {
  const { t } = useI18n();
  const { title, category, description, because, priceRange, imageUrl, amazonUrl } = gift;
  const seed = numberOf(title);
  return (
    <li className="card finder-card">
      <div className="pic">
        <TileOf
          src={imageUrl}
          tint={tints[seed % tints.length] ?? 'sage'}
          ground={grounds[(seed >>> 5) % grounds.length] ?? 'disc'}
          eager={eager}
        />
      </div>
      <div className="card-body">
        <p className="meta">{category}</p>
        <h3 tabIndex={-1}>{title}</h3>
        {because && (
          <p className="finder-because">
            <b>{t('finder.because')}</b> {because}
          </p>
        )}
        <p className="finder-text">{description}</p>
        <p className="price num">
          <b>{priceRange}</b> {t('finder.price')}
        </p>
        <div className="card-row">
          <a
            className="link"
            href={amazonUrl}
            target="_blank"
            rel={isAffiliate(amazonUrl) ? `nofollow sponsored ${apart}` : `nofollow ${apart}`}
          >
            {t('finder.see', { shop })}
            <ArrowUpRight className="icon" aria-hidden="true" />
            <span className="visually-hidden">
              : {title} ({t('guest.newTab')})
            </span>
          </a>
        </div>
      </div>
      <AddToWishlist
        gift={{ id: `${imageUrl} ${title}`, title, description, price: priceRange, url: amazonUrl }}
        adder={adder}
      />
    </li>
  );
}
