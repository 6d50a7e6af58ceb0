/** Hands a file to the visitor that was made here; no server takes part. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click; some ask first where it goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name that every system takes, with as much of the given name as can be kept. */
export function fileName(name: string, ending: string): string {
  const kept = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${kept || 'list'}.${ending}`;
}
