import { useRootData } from '../api/root-data.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';

interface AdSlotProps {
  /** `line` lies between other things, `side` stands beside the page on wide screens */
  place: 'line' | 'side';
  /** where it is a member of a list */
  as?: 'div' | 'li';
  className?: string;
}

/**
 * Room for an advertisement: it has its size from the start, so that nothing jumps. Only pages to
 * read have any. They are made at build time with all slots in them, and whoever serves them takes
 * the slots out again (`withoutAds`) where the operator shows no advertisements.
 */
export function AdSlot({ place, as: Element = 'div', className = '' }: AdSlotProps) {
  const { t } = useI18n();
  const { adsClient } = useRootData().config;
  if (!adsClient) return null;
  return (
    <Element className={`ad ad-${place} ${className}`.trim()} data-ad={place}>
      <p className="ad-label">{t('ads.label')}</p>
      <span className="ad-room">
        <Bow width={40} />
      </span>
    </Element>
  );
}
