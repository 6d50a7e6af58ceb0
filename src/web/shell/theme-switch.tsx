import { type IconNode, Moon, Sun, SunMoon } from 'lucide';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * Shows the switch between the system's, the light and the dark theme. Its HTML is the same in every
 * theme, so that pages can be prerendered; the style sheet shows the current one. `keepTheme()` handles
 * the click, with and without the application.
 */
export function ThemeSwitch() {
  const { t } = useI18n();
  return (
    <button type="button" className="theme-switch" data-theme-switch="" title={t('theme.title')}>
      <Face className="theme-switch__face--system" icon={SunMoon} name={t('theme.system')} />
      <Face className="theme-switch__face--light" icon={Sun} name={t('theme.light')} />
      <Face className="theme-switch__face--dark" icon={Moon} name={t('theme.dark')} />
      <span className="header__short" aria-hidden="true">
        {t('theme.short')}
      </span>
    </button>
  );
}

function Face(props: { className: string; icon: IconNode; name: string }) {
  const { className, icon, name } = props;
  return (
    <span className={`theme-switch__face ${className}`}>
      <Icon node={icon} />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
