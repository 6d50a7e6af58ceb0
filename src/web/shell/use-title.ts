import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { documentTitle, screenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

/** Keeps the document's title and language in step with the screen. */
export function useTitle(): void {
  const i18n = useI18n();
  const last = useMatches().at(-1);
  const handle = screenHandle(last && { handle: last.handle, data: last.loaderData });
  const meta = handle?.meta(i18n, last?.loaderData);
  const title = meta && documentTitle(meta);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
    if (title) document.title = title;
  }, [i18n.language, title]);
}
