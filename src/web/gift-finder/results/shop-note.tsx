import type { Country } from '../../../domain/marketplaces.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';

const useIsAd = (country: Country) => useRootData().config.affiliateCountries.includes(country);

/** Discloses affiliate links to this country's shop, which must come before the first of them; nothing without any. */
export function AdNote({ country }: { country: Country }) {
  const { t } = useI18n();
  if (!useIsAd(country)) return null;
  return <p className="finder-disclosure secondary-text">{t('finder.disclosure')}</p>;
}

/** Says that the prices are usual ranges, and, where it is so, that links to this country's shop earn nothing. */
export function ShopNote({ country }: { country: Country }) {
  const { t } = useI18n();
  const isAd = useIsAd(country);
  return (
    <p className="finder-disclosure secondary-text">
      {!isAd && t('finder.disclosure.plain')} {t('finder.disclosure.prices')}
    </p>
  );
}
