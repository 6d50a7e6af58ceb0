import { X } from 'lucide-react';
import type { Ref } from 'react';
import { type ConsentCategory, cookieNames, optionalCategories } from '../../domain/consent.ts';
import { inLanguage, paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Connected } from './connected.tsx';
import type { Connectable } from './is-nothing-connected.ts';

interface ConsentDialogProps {
  ref?: Ref<HTMLDialogElement>;
  /** what is connected here; absent on a page that is made before anybody knows */
  config?: Connectable;
}

/**
 * The cookie settings, closed. `showConsentDialog()` opens them and hears what is pressed, so that
 * pages without the application have the same ones. The button that only keeps what is ticked comes
 * first, because Enter presses the first.
 */
export function ConsentDialog({ ref, config }: ConsentDialogProps) {
  const { t, language } = useI18n();
  return (
    <dialog
      ref={ref}
      className="dialog dialog-wide consent"
      data-consent-dialog=""
      aria-labelledby="consent-title"
    >
      <form method="dialog" className="dialog-inner">
        <div className="dialog-head">
          <h2 id="consent-title">{t('consent.title')}</h2>
          <IconButton label={t('common.close')} icon={X} data-consent-close="" />
        </div>
        <p>
          {t('consent.intro')} <a href={inLanguage(language, paths.privacy)}>{t('consent.more')}</a>
        </p>
        <div className="consent-categories">
          {(['necessary', ...optionalCategories] as const).map((category) => (
            <Category key={category} category={category} config={config ?? null} />
          ))}
        </div>
        <p
          role="status"
          className="meta"
          data-consent-state=""
          data-undecided={t('consent.undecided')}
          data-decided={t('consent.decided')}
          data-withdrawn={t('consent.withdrawn')}
        />
        <div className="consent-acts">
          <Answer value="chosen" label={t('consent.save')} />
          <Answer value="necessary" label={t('consent.necessaryOnly')} />
          <Answer value="all" label={t('consent.acceptAll')} />
        </div>
        <button type="submit" value="withdraw" className="btn btn-quiet">
          {t('consent.withdraw')}
        </button>
      </form>
    </dialog>
  );
}

interface CategoryProps {
  category: ConsentCategory;
  config: Connectable | null;
}

/** No answer looks better than another. */
function Answer({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" value={value} className={buttonClass({ variant: 'line' })}>
      {label}
    </button>
  );
}

function Category({ category, config }: CategoryProps) {
  const { t } = useI18n();
  const id = `consent-${category}`;
  const isFixed = category === 'necessary';
  const names = cookieNames[category];
  return (
    <div className="consent-category">
      <div className="choice choice-switch">
        <input
          id={id}
          name={category}
          type="checkbox"
          aria-describedby={`${id}-text`}
          defaultChecked={isFixed}
          disabled={isFixed}
        />
        <label htmlFor={id}>{t(`consent.${category}.name`)}</label>
      </div>
      <p id={`${id}-text`}>{t(`consent.${category}.text`)}</p>
      {category !== 'necessary' && <Connected category={category} config={config} />}
      {names.length > 0 ? (
        <p className="meta">
          {t('consent.cookies')}{' '}
          {names.map((name, place) => (
            <span key={name}>
              {place > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </p>
      ) : (
        <p className="meta">{t('consent.noCookies')}</p>
      )}
    </div>
  );
}
