import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useI18n } from '../i18n/use-i18n.tsx';
import { documentTitle, screenHandle } from './page-meta.ts';

/** Sets the document's title and language to those of the current screen. */
export function useTitle(): void {
  const i18n = useI18n();
  const last = useMatches().at(-1);
  const handle = screenHandle(last && { handle: last.handle, data: last.loaderData });
  const meta = handle?.meta(i18n, last?.loaderData);
  const title = meta && documentTitle(meta);
  useEffect(() => {
    const { documentElement: root } = document;
    // To set the same again would make the browser look at the styles of all elements.
    if (root.lang !== i18n.language) root.lang = i18n.language;
    if (title) document.title = title;
  }, [i18n.language, title]);
}
