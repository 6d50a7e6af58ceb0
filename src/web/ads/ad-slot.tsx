import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../illustrations/bow.tsx';
import { useRootData } from '../routing/root-data.ts';

interface AdSlotProps {
  /** `line` is part of the content, `side` is beside the page on wide screens */
  place: 'line' | 'side';
  /** `li` inside a list */
  as?: 'div' | 'li';
  className?: string;
}

/**
 * Shows an empty slot for an advertisement; nothing without a configured service. The slot has its
 * final size from the start, so that the layout does not shift. Only content pages have slots. They are
 * prerendered with all of them, and the server removes the slots (`withoutAds`) when the operator shows
 * no advertisements.
 */
export function AdSlot({ place, as: Element = 'div', className = '' }: AdSlotProps) {
  const { t } = useI18n();
  const { adsClient } = useRootData().config;
  if (!adsClient) return null;
  return (
    <Element className={`ad ad--${place} ${className}`.trim()} data-ad={place}>
      <p className="ad__label">{t('ads.label')}</p>
      <span className="ad__slot">
        <Bow width={40} />
      </span>
    </Element>
  );
}
