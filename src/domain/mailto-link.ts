/** Returns a link that opens the visitor's mail program with a message. RFC 6068 keeps the @ of the address as it is. */
export function mailtoLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
