import type { ClipboardEvent } from 'react';
import { findSharedLink } from '../../domain/shared-link.ts';

/**
 * Replaces the field's whole content by the URL in a pasted text. Returns that URL, or null when the
 * text has none; the browser then pastes the text as usual. `put` is called only if the URL differs
 * from the text.
 */
export function pasteLink(
  event: ClipboardEvent<HTMLInputElement>,
  put: (url: string) => void,
): string | null {
  const text = event.clipboardData.getData('text/plain');
  const link = findSharedLink(text);
  if (!link) return null;
  event.currentTarget.select();
  // A text that is just the URL is pasted by the browser, which can undo that.
  if (text !== link.url) {
    event.preventDefault();
    put(link.url);
  }
  return link.url;
}
