import type { Language } from '../../../domain/language.ts';

/** Shows a language's flag, hidden from screen readers: the caller names the language beside it. */
export function LanguageFlag({ language }: { language: Language }) {
  return <span className={`flag flag--${language}`} aria-hidden="true" />;
}
