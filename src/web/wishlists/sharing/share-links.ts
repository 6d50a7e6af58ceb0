/**
 * Returns the URLs that open each messenger with the message. Pass the guest link only, never the
 * admin link. Instagram accepts no text, so its URL opens the inbox.
 */
export function shareLinks(guestLink: string, message: string) {
  const [link, text] = [encodeURIComponent(guestLink), encodeURIComponent(message)];
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    telegram: `https://t.me/share/url?url=${link}&text=${text}`,
    messenger: `https://www.messenger.com/new?text=${text}&link=${link}`,
    instagram: 'https://www.instagram.com/direct/inbox/',
  };
}
