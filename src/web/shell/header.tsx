import { BookOpen, Gift, type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { productName } from '../../domain/product.ts';
import { inLanguage, paths, usePath, withoutLanguage } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** `languagePicker` differs: a menu in the application, plain links on pages without it. */
export function Header({ languagePicker }: { languagePicker: ReactNode }) {
  const { t, language } = useI18n();
  const path = usePath();
  const here = withoutLanguage(useLocation().pathname);
  const current = (active: boolean) => (active ? ('page' as const) : undefined);
  const inInsights = here.startsWith(paths.insights) || here.startsWith('/article/');

  return (
    <header className="top">
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      <div className="page top-inner">
        <Link className="brand" to={path(paths.home)}>
          <Bow />
          {productName}
        </Link>
        <nav className="top-nav" aria-label={t('nav.label')}>
          <Link to={path(paths.home)} aria-current={current(here === '/' || here === '')}>
            <Bow width={26} className="top-glyph" />
            {t('nav.home')}
          </Link>
          <Link to={path(paths.wishlists)} aria-current={current(here.startsWith(paths.wishlists))}>
            <NavIcon icon={Gift} />
            {t('nav.wishlists')}
          </Link>
          <Link to={path(paths.finder)} aria-current={current(here === paths.finder)}>
            <NavIcon icon={Search} />
            <Label long={t('nav.finder')} short={t('nav.finder.short')} />
          </Link>
          <a href={inLanguage(language, paths.insights)} aria-current={current(inInsights)}>
            <NavIcon icon={BookOpen} />
            <Label long={t('nav.insights')} short={t('nav.insights.short')} />
          </a>
        </nav>
        <div className="top-choices">
          <ThemeSwitch />
          {languagePicker}
        </div>
      </div>
    </header>
  );
}

function NavIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon className="icon top-glyph" width={24} height={24} aria-hidden="true" />;
}

function Label({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="top-long">{long}</span>
      <span className="top-short">{short}</span>
    </>
  );
}
