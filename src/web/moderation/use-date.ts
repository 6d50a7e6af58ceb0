import { useI18n } from '../i18n/use-i18n.tsx';

/** Returns a function that shows an ISO 8601 time as date and time in UTC, in the page's language. */
export function useDate(): (at: string) => string {
  const { language } = useI18n();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (at) => `${format.format(new Date(at))} UTC`;
}
