import { X } from 'lucide';
import { useRef } from 'react';
import { saveConsent } from '../browser/consent.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { fullConsent, noConsent } from './consent-choices.ts';
import { useRoomBelow } from './use-room-below.ts';

export interface ConsentBannerProps {
  /** what the site has connected, as `consentServices()` names it */
  services: string;
  onSettings: () => void;
  /** hides the banner until the next page load without a decision */
  onLater: () => void;
}

/** Returns what the question names: only what is connected. */
function askedFor(services: string): 'all' | 'analytics' | 'advertising' {
  const { analytics, advertising } = fullConsent(services);
  if (analytics && advertising) return 'all';
  return analytics ? 'analytics' : 'advertising';
}

/** Asks for consent at the lower edge of the page without blocking its use. */
export function ConsentBanner({ services, onSettings, onLater }: ConsentBannerProps) {
  const { t } = useI18n();
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  /** Moves the focus to the content, because the pressed button disappears. */
  const leave = (act: () => void) => () => {
    if (banner.current?.contains(document.activeElement)) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    act();
  };
  const decide = (all: boolean) =>
    leave(() => {
      saveConsent(all ? fullConsent(services) : noConsent);
      // Without storage the decision is lost, but the banner stays hidden on this page.
      onLater();
    });
  return (
    <section ref={banner} className="consent-banner" aria-labelledby="consent-banner-title">
      <div className="page-width consent-banner__inner">
        <div className="consent-banner__text">
          <h2 id="consent-banner-title">{t('consent.banner.title')}</h2>{' '}
          <p>{t(`consent.banner.${askedFor(services)}`)}</p>
        </div>
        <div className="consent__actions">
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
