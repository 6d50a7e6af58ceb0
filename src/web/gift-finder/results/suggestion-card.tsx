import { ArrowUpRight, Sparkles } from 'lucide';
import type { GiftSuggestion } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { tints } from '../../illustrations/object-names.ts';
import { numberOf } from '../../illustrations/seed.ts';
import { grounds, TileOf } from '../../illustrations/tile.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddToWishlist } from '../../wishlists/add-gift/add-to-wishlist.tsx';
import type { GiftAdder } from '../../wishlists/add-gift/use-add-to-wishlist.ts';
import { isAffiliate } from './is-affiliate.ts';
import { suggestionId } from './merge-suggestions.ts';

/** The shop gets no referrer and no access to this window. */
const isolatingRel = 'noopener noreferrer';

interface SuggestionCardProps {
  gift: GiftSuggestion;
  /** the name of the shop that its link opens */
  shop: string;
  eager: boolean;
  adder: GiftAdder;
}

/** Shows one suggestion with its reason, price range, shop link and the button that adds it to a list. */
export function SuggestionCard({ gift, shop, eager, adder }: SuggestionCardProps) {
  const { t } = useI18n();
  const { title, category, description, because, priceRange, imageUrl, amazonUrl, plainUrl } = gift;
  const isAd = isAffiliate(gift);
  const seed = numberOf(title);
  return (
    <li className="card suggestion-card" data-suggestion={suggestionId(gift)}>
      <div className="picture">
        <TileOf
          src={imageUrl}
          tint={tints[seed % tints.length] ?? 'sage'}
          ground={grounds[(seed >>> 5) % grounds.length] ?? 'disc'}
          eager={eager}
        />
      </div>
      <div className="card__body">
        <p className="secondary-text">{category}</p>
        <h3 tabIndex={-1}>{title}</h3>
        {because && (
          <p className="suggestion-card__reason">
            <b>{t('finder.because')}</b> {because}
          </p>
        )}
        <p className="suggestion-card__text">{description}</p>
        {gift.fromModel && (
          <p className="suggestion-card__origin secondary-text">
            <Icon node={Sparkles} />
            {t('finder.fromModel')}
          </p>
        )}
        <p className="item-price lining-figures">
          <b>{priceRange}</b> {t(gift.fromModel ? 'finder.price.guess' : 'finder.price')}
        </p>
        <div className="card__actions">
          <a
            className="text-link"
            href={amazonUrl}
            target="_blank"
            rel={isAd ? `nofollow sponsored ${isolatingRel}` : `nofollow ${isolatingRel}`}
          >
            {isAd && (
              <span className="suggestion-card__ad">
                {t('finder.ad')}
                <span className="visually-hidden">:</span>
              </span>
            )}
            {gift.elsewhere ? t('finder.see.web') : t('finder.see', { shop })}
            <Icon node={ArrowUpRight} />
            <span className="visually-hidden">
              : {title} ({t('guest.newTab')})
            </span>
          </a>
        </div>
      </div>
      <AddToWishlist
        gift={{ id: suggestionId(gift), title, description, price: priceRange, url: plainUrl }}
        adder={adder}
      />
    </li>
  );
}
