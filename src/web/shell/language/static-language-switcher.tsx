import { Check } from 'lucide';
import { useLocation } from 'react-router';
import { localize, stripLocale } from '../../../contract/paths.ts';
import { languages } from '../../../domain/language.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageFace } from './language-face.tsx';
import { LanguageFlag } from './language-flag.tsx';
import { languageNames } from './language-names.ts';

/** Shows the language switcher of content pages: links in a `<details>`, which need no script. */
export function StaticLanguageSwitcher() {
  const { t, language } = useI18n();
  const path = stripLocale(useLocation().pathname);
  return (
    <details className="language-menu">
      <summary className="language-menu__button" title={t('language.title')}>
        <LanguageFace language={language} />
      </summary>
      <ul className="menu language-menu__list">
        {languages.map((each) => (
          <li key={each}>
            <a
              className="menu__item"
              href={localize(each, path)}
              lang={each}
              hrefLang={each}
              data-language={each}
              aria-current={each === language ? 'true' : undefined}
            >
              <span className="menu__label">
                <LanguageFlag language={each} />
                {languageNames[each]}
              </span>
              {each === language && <Icon node={Check} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
