import { X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { localize, paths } from '../../contract/paths.ts';
import {
  type ConsentCategory,
  cookieNames,
  necessaryNames,
  optionalCategories,
} from '../../domain/consent.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';

interface ConsentDialogProps {
  ref?: Ref<HTMLDialogElement>;
  /** after the settings */
  children?: ReactNode;
}

/**
 * Renders the cookie settings as a closed dialog with the texts for every possible third party.
 * `showConsentDialog()` opens it, hides the texts that do not apply and handles the buttons, so that
 * content pages without the application have the same settings. The button that saves the ticked
 * categories comes first, because Enter presses the first one.
 */
export function ConsentDialog({ ref, children }: ConsentDialogProps) {
  const { t, language } = useI18n();
  return (
    <dialog
      ref={ref}
      className="dialog dialog--wide consent"
      data-consent-dialog=""
      aria-labelledby="consent-title"
    >
      <form method="dialog" className="dialog__inner">
        <div className="dialog__head">
          <h2 id="consent-title">{t('consent.title')}</h2>
          <IconButton label={t('common.close')} icon={X} data-consent-close="" />
        </div>
        <p>
          <span data-consent-when="something">{t('consent.intro')}</span>
          <span data-consent-when="nothing">{t('consent.nothing')}</span>{' '}
          <a href={localize(language, paths.privacy)}>{t('consent.more')}</a>
        </p>
        <div className="consent__categories">
          {(['necessary', ...optionalCategories] as const).map((category) => (
            <Category key={category} category={category} />
          ))}
        </div>
        <p
          role="status"
          className="secondary-text"
          data-consent-state=""
          data-undecided={t('consent.undecided')}
          data-decided={t('consent.decided')}
          data-withdrawn={t('consent.withdrawn')}
          data-copies={t('consent.copies.deleted')}
        />
        <div className="consent__actions" data-consent-when="something">
          <Answer value="chosen" label={t('consent.save')} />
          <Answer value="necessary" label={t('consent.necessaryOnly')} />
          <Answer value="all" label={t('consent.acceptAll')} />
        </div>
        <button
          type="submit"
          value="withdraw"
          className="btn btn--quiet"
          data-consent-when="something"
        >
          {t('consent.withdraw')}
        </button>
        <div className="consent__actions" data-consent-when="nothing">
          <Button variant="line" data-consent-close="">
            {t('common.close')}
          </Button>
        </div>
      </form>
      {children}
    </dialog>
  );
}

/** Every answer has the same look, so that none is favoured. */
function Answer({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" value={value} className={buttonClass({ variant: 'line' })}>
      {label}
    </button>
  );
}

/** The possible third parties of each category, by their name in `consentServices()`. */
const services: Readonly<Record<ConsentCategory, Readonly<Record<string, MessageKey>>>> = {
  necessary: {},
  analytics: {
    none: 'consent.notConnected',
    'first-party': 'consent.analytics.own',
    google: 'consent.analytics.google',
  },
  advertising: { none: 'consent.notConnected', adsense: 'consent.advertising.google' },
  functional: {},
};

/** The service of each category that sets cookies; empty for none. */
const cookieServices: Readonly<Record<ConsentCategory, string>> = {
  necessary: '',
  analytics: 'analytics:google',
  advertising: 'advertising:adsense',
  functional: '',
};

function Category({ category }: { category: ConsentCategory }) {
  const { t } = useI18n();
  const id = `consent-${category}`;
  const names = category === 'necessary' ? necessaryNames : cookieNames[category];
  return (
    <div
      className="consent__category"
      data-consent-when={category === 'necessary' ? undefined : 'something'}
    >
      <p className="consent__name" data-consent-when={`${category}:none`}>
        {t(`consent.${category}.name`)}
      </p>
      {category !== 'necessary' && (
        <div className="checkbox checkbox--switch" data-consent-when={`${category}:some`}>
          <input id={id} name={category} type="checkbox" aria-describedby={`${id}-text`} />
          <label htmlFor={id}>{t(`consent.${category}.name`)}</label>
        </div>
      )}
      <p id={`${id}-text`}>{t(`consent.${category}.text`)}</p>
      {Object.entries(services[category]).map(([service, text]) => (
        <p key={service} className="consent__services" data-consent-when={`${category}:${service}`}>
          {t(text)}
        </p>
      ))}
      {names.length > 0 && (
        <details
          className="secondary-text"
          data-consent-when={cookieServices[category] || undefined}
        >
          <summary>{t('consent.cookies')}</summary>
          <p>
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
          </p>
        </details>
      )}
      {cookieServices[category] !== '' && (
        <p className="secondary-text" data-consent-when={`not ${cookieServices[category]}`}>
          {t('consent.noCookies')}
        </p>
      )}
      {category === 'functional' && <p className="secondary-text">{t('consent.noCookies')}</p>}
      {category === 'necessary' && (
        <button type="button" className="btn btn--quiet" data-consent-copies="">
          {t('consent.copies.delete')}
        </button>
      )}
    </div>
  );
}
