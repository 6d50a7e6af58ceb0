import { X } from 'lucide';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { chooseLanguage } from '../../browser/language-choice.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

interface LanguageOfferProps {
  offered: Language;
  /** the language of the page that was not chosen */
  first: string;
}

/** Offers another language, in that language. A dismissal is a choice of the language that the page has. */
export function LanguageOffer({ offered, first }: LanguageOfferProps) {
  const { language } = useI18n();
  const choose = useChooseLanguage();
  const [isDismissed, setIsDismissed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (isDismissed || language !== first) return null;
  const { t } = createTranslator(offered);
  /** Moves the focus to the content, because the pressed button disappears. */
  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

  const accept = async () => {
    setBusy(true);
    await choose(offered);
    setBusy(false);
    if (document.documentElement.lang === offered) focusContent();
  };
  const dismiss = () => {
    chooseLanguage(language);
    focusContent();
    setIsDismissed(true);
  };
  return (
    <aside className="language-offer" lang={offered} aria-label={t('language.offer')}>
      <div className="language-offer__line">
        <Button variant="quiet" busy={busy} onClick={() => void accept()}>
          {t('language.offer')}
        </Button>
        <IconButton label={t('language.offer.dismiss')} icon={X} onClick={dismiss} />
      </div>
    </aside>
  );
}
