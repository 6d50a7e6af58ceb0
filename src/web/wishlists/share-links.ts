/** Addresses that open a messenger with a text about a link. They only ever get the guest link. */
export function shareLinks(guestLink: string, message: string) {
  const [link, text] = [encodeURIComponent(guestLink), encodeURIComponent(message)];
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    telegram: `https://t.me/share/url?url=${link}&text=${text}`,
    messenger: `https://www.messenger.com/new?text=${text}&link=${link}`,
    instagram: 'https://www.instagram.com/direct/inbox/',
  };
}
