import { Camera, Copy, MessageCircle, MessagesSquare, Send } from 'lucide-react';
import { useId } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { copyText } from '../browser/clipboard.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { EmailField } from './email-field.tsx';
import { shareLinks } from './share-links.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Everything that hands the list to guests. It is given the guest token and knows no other. */
export function SharePanel({
  list,
  onClose,
}: {
  list: Pick<OwnerView, 'name' | 'guestToken'>;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const id = useId();
  const copy = useCopyLink();
  const link = useRootData().origin + paths.guest(list.guestToken);
  const name = list.name ?? t('wishlist.default');
  const message = t('share.message', { name, link });
  const to = shareLinks(link, message);

  const copyForInstagram = async () => {
    if (await copyText(link))
      showToast({
        kind: 'info',
        title: t('share.instagram.title'),
        text: t('share.instagram.text'),
      });
  };

  return (
    <Dialog kind="drawer" title={t('share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="meta">{t('share.text')}</p>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('share.link')}
        </label>
        <div className="join">
          <input
            id={id}
            className="input"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="btn" onClick={() => copy(link)}>
            <Copy className="icon" aria-hidden="true" />
            {t('common.copy')}
          </button>
        </div>
      </div>
      <div className="apps">
        <a className="btn btn-line" href={to.whatsapp} target="_blank" rel="noopener noreferrer">
          <MessageCircle className="icon" aria-hidden="true" />
          WhatsApp
        </a>
        <a className="btn btn-line" href={to.telegram} target="_blank" rel="noopener noreferrer">
          <Send className="icon" aria-hidden="true" />
          Telegram
        </a>
        <a
          className="btn btn-line"
          href={to.instagram}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void copyForInstagram()}
        >
          <Camera className="icon" aria-hidden="true" />
          Instagram
        </a>
        <a className="btn btn-line" href={to.messenger} target="_blank" rel="noopener noreferrer">
          <MessagesSquare className="icon" aria-hidden="true" />
          Messenger
        </a>
      </div>
      <EmailField label={t('share.email')} subject={t('share.subject', { name })} body={message} />
    </Dialog>
  );
}
