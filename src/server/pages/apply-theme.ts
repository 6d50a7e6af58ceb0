import { type Theme, themeColorMedia } from '../../domain/theme.ts';

/**
 * The document in the theme a visitor chose. Pages are rendered to follow the system, and differ in
 * these few words of their head alone; nothing that people typed can come before them.
 */
export function applyTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html;
  const media = (paper: 'light' | 'dark', as: Theme) => `media="${themeColorMedia(paper, as)}"`;
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace('content="light dark"', `content="${theme}"`)
    .replace(media('light', 'system'), media('light', theme))
    .replace(media('dark', 'system'), media('dark', theme));
}
