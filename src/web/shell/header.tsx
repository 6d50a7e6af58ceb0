import { BookOpen, Gift, type IconNode, Search } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { localize, pathPrefix, paths, stripLocale } from '../../contract/paths.ts';
import { productName } from '../../domain/product.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../illustrations/bow.tsx';
import { usePath } from '../routing/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Shows the header. The `languagePicker` is a menu in the application and plain links on content pages. */
export function Header({ languagePicker }: { languagePicker: ReactNode }) {
  const { t, language } = useI18n();
  const path = usePath();
  const currentPath = stripLocale(useLocation().pathname);
  const current = (active: boolean) => (active ? ('page' as const) : undefined);
  // A guest's list and a receipt are not among the visitor's own lists.
  const inWishlists =
    currentPath.startsWith(paths.wishlists) &&
    ![paths.guest, paths.receipt].some((guests) => currentPath.startsWith(pathPrefix(guests)));
  const inInsights =
    currentPath.startsWith(paths.insights) || currentPath.startsWith(pathPrefix(paths.article));

  return (
    <header className="header">
      <a className="header__skip" href="#content">
        {t('nav.skip')}
      </a>
      <div className="page-width header__inner">
        <Link className="brand" to={path(paths.home)}>
          <Bow />
          {productName}
        </Link>
        <nav className="header__nav" aria-label={t('nav.label')}>
          <Link
            to={path(paths.home)}
            aria-current={current(currentPath === paths.home || currentPath === '')}
          >
            <Bow width={26} className="header__glyph" />
            {t('nav.home')}
          </Link>
          <Link to={path(paths.wishlists)} aria-current={current(inWishlists)}>
            <NavIcon icon={Gift} />
            {t('nav.wishlists')}
          </Link>
          <Link to={path(paths.finder)} aria-current={current(currentPath === paths.finder)}>
            <NavIcon icon={Search} />
            <Label long={t('nav.finder')} short={t('nav.finder.short')} />
          </Link>
          <a href={localize(language, paths.insights)} aria-current={current(inInsights)}>
            <NavIcon icon={BookOpen} />
            <Label long={t('nav.insights')} short={t('nav.insights.short')} />
          </a>
        </nav>
        <div className="header__choices">
          <ThemeSwitch />
          {languagePicker}
        </div>
      </div>
    </header>
  );
}

function NavIcon({ icon }: { icon: IconNode }) {
  return <Icon node={icon} className="header__glyph" />;
}

function Label({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="header__long">{long}</span>
      <span className="header__short">{short}</span>
    </>
  );
}
