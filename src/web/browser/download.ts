/** Downloads a file that was generated in the browser; no request is made. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click, and some first ask the visitor where to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Returns a file name that is valid on every system: letters and digits of `name`, with a hyphen for
 * anything else, then a dot and `ending`. A name without letters or digits becomes "list".
 */
export function fileName(name: string, ending: string): string {
  const safeName = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${safeName || 'list'}.${ending}`;
}
