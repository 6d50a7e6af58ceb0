import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';

/**
 * Goes from the system's theme to day, to night, and round again. It looks the same in every theme:
 * the stylesheet shows the face of the one that the document is in, so nothing about it depends on
 * the visitor when a page is rendered. `keepTheme()` hears the press, with the application or without.
 */
export function ThemeSwitch() {
  const { t } = useI18n();
  return (
    <button type="button" className="theme-switch" data-theme-switch="" title={t('theme.title')}>
      <Face className="theme-system" icon={SunMoon} name={t('theme.system')} />
      <Face className="theme-light" icon={Sun} name={t('theme.light')} />
      <Face className="theme-dark" icon={Moon} name={t('theme.dark')} />
      <span className="top-short" aria-hidden="true">
        {t('theme.short')}
      </span>
    </button>
  );
}

function Face(props: { className: string; icon: LucideIcon; name: string }) {
  const { className, icon: Icon, name } = props;
  return (
    <span className={`theme-face ${className}`}>
      <Icon className="icon" aria-hidden="true" />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
