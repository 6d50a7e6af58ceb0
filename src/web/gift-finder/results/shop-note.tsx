import type { Country } from '../../../domain/marketplaces.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';

/** Discloses whether the links to this country's shop are affiliate links, and that the prices are usual ranges. */
export function ShopNote({ country }: { country: Country }) {
  const { t } = useI18n();
  const { affiliateCountries } = useRootData().config;
  const isAd = affiliateCountries.includes(country);
  return (
    <p className="finder-disclosure secondary-text">
      {t(isAd ? 'finder.disclosure' : 'finder.disclosure.plain')} {t('finder.disclosure.prices')}
    </p>
  );
}
