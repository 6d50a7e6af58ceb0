// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { I18nProvider } from '../../i18n/use-i18n.tsx';
import { rootId } from '../../routing/root-data.ts';
import { currentToasts } from '../../ui/overlays/toasts.ts';
import { SharePanel } from './share-panel.tsx';

const link = 'https://wishbow.test/wishlist/guest/guest-token';

beforeAll(() => loadMessages('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPanel(name: string | null, areClaimsHidden = false) {
  const user = userEvent.setup();
  const panel = (
    <SharePanel
      list={{ name, guestToken: 'guest-token' }}
      areClaimsHidden={areClaimsHidden}
      onClose={() => undefined}
    />
  );
  const router = createMemoryRouter([{ id: rootId, path: '/', element: panel }], {
    hydrationData: { loaderData: { [rootId]: { origin: 'https://wishbow.test' } } },
  });
  render(
    <I18nProvider language="en">
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return user;
}

/** Returns what the link gives to the messenger, by parameter. */
function sharedBy(messenger: string): Record<string, string> {
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: messenger }).href);
  return { to: address.host, ...Object.fromEntries(address.searchParams) };
}

test.each([
  ['Zoë’s 30th & more', 'Zoë’s 30th & more'],
  [null, 'My Wishlist'],
])('messengers receive the list’s name and the guest link: %s', (name, said) => {
  openPanel(name);
  const text = `Check out my wishlist: ${said} - ${link}`;
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Guest link' }).value).toBe(link);
  expect(sharedBy('WhatsApp')).toEqual({ to: 'wa.me', text });
  expect(sharedBy('Telegram')).toEqual({ to: 't.me', url: link, text });
  expect(sharedBy('Messenger')).toEqual({ to: 'www.messenger.com', text, link });
});

test('the link is copied, by its button and before Instagram’s messages are opened', async () => {
  const user = openPanel('Mara');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(currentToasts().at(-1)?.text).toBe('link copied to clipboard');

  await navigator.clipboard.writeText('');
  const instagram = screen.getByRole('link', { name: 'Instagram' });
  expect(instagram.getAttribute('href')).toBe('https://www.instagram.com/direct/inbox/');
  instagram.addEventListener('click', (event) => event.preventDefault());
  await user.click(instagram);
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(currentToasts().at(-1)).toMatchObject({
    title: 'Link copied!',
    text: 'Link copied to clipboard. Paste it in your Instagram message.',
  });
});

test('messengers, which a phone needs, come before the code, which is for another device', () => {
  openPanel('Mara');
  const code = screen.getByRole('img', { name: createTranslator('en').t('share.qr') });
  const messenger = screen.getByRole('link', { name: 'WhatsApp' });
  expect(messenger.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an owner who wants a surprise reads that the guest link would spoil it', () => {
  const warning = /open this link yourself/;
  openPanel('Mara');
  expect(screen.queryByText(warning)).toBeNull();
  cleanup();
  openPanel('Mara', true);
  expect(screen.getByText(warning)).toBeDefined();
});

test('an e-mail is written in the visitor’s own program, once an address is given', async () => {
  const user = openPanel('Mara');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  const address = screen.getByRole('textbox', { name: 'Enter email address' });
  expect(send.disabled).toBe(true);
  await user.type(address, '   ');
  expect(send.disabled).toBe(true);
  await user.clear(address);
  await user.type(address, 'aunt@example.org');

  const browser = { href: '' };
  vi.stubGlobal('location', browser);
  await user.click(send);
  const mail = new URL(browser.href);
  expect(mail.protocol + mail.pathname).toBe('mailto:aunt@example.org');
  expect(mail.searchParams.get('body')).toBe(`Check out my wishlist: Mara - ${link}`);
  expect(currentToasts().at(-1)).toMatchObject({
    kind: 'info',
    text: 'Opening your email client...',
  });
});
