import { X } from 'lucide-react';
import { useRef } from 'react';
import { saveConsent } from '../browser/consent.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useRoomBelow } from './use-room-below.ts';

interface ConsentBannerProps {
  /** there is nothing at present that anybody could agree to */
  isForLater?: boolean;
  onSettings: () => void;
  /** put off until the next page load: nothing is decided by that */
  onLater: () => void;
}

/** Asks once, below everything else, and stops nobody from using the page. */
export function ConsentBanner({ isForLater = false, onSettings, onLater }: ConsentBannerProps) {
  const { t } = useI18n();
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  /** The pressed button goes away: whoever pressed it goes on in the page. */
  const leave = (act: () => void) => () => {
    if (banner.current?.contains(document.activeElement)) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    act();
  };
  const decide = (all: boolean) =>
    leave(() => {
      saveConsent({ analytics: all, advertising: all, functional: all });
      // Where nothing can be kept, the answer holds for this page at least.
      onLater();
    });
  return (
    <section ref={banner} className="consent-banner" aria-labelledby="consent-banner-title">
      <div className="page consent-banner-inner">
        <div className="consent-words">
          <h2 id="consent-banner-title">{t('consent.banner.title')}</h2>{' '}
          <p>{t(isForLater ? 'consent.banner.nothing' : 'consent.banner.text')}</p>
        </div>
        <div className="consent-acts">
          <Button variant="line" onClick={decide(true)}>
            {t('consent.acceptAll')}
          </Button>
          <Button variant="line" onClick={decide(false)}>
            {t('consent.necessaryOnly')}
          </Button>
          <Button variant="line" onClick={onSettings}>
            {t('consent.choose')}
          </Button>
        </div>
        <IconButton label={t('consent.later')} icon={X} onClick={leave(onLater)} />
      </div>
    </section>
  );
}
