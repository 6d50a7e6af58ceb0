import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { languages } from '../../domain/language.ts';
import { inLanguage, withoutLanguage } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LanguageFace } from './language-face.tsx';
import { languageNames } from './languages.ts';

/** The switcher of pages without the application: links in a `<details>`, which need no script. */
export function StaticLanguageSwitcher() {
  const { t, language } = useI18n();
  const path = withoutLanguage(useLocation().pathname);
  return (
    <details className="language">
      <summary className="language-button" title={t('language.title')}>
        <LanguageFace language={language} />
      </summary>
      <ul className="menu menu-static">
        {languages.map((each) => (
          <li key={each}>
            <a
              className="menu-item"
              href={inLanguage(each, path)}
              lang={each}
              hrefLang={each}
              data-language={each}
              aria-current={each === language ? 'true' : undefined}
            >
              {languageNames[each]}
              {each === language && <Check className="icon" aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
