import { Camera, Copy, MessageCircle, MessagesSquare, Send, Share2 } from 'lucide-react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { copyText } from '../browser/clipboard.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Dialog } from '../ui/dialog.tsx';
import { OutLink } from '../ui/out-link.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { EmailField } from './email-field.tsx';
import { shareLinks } from './share-links.ts';
import { useCopyLink } from './use-copy-link.ts';

const line = buttonClass({ variant: 'line' });

/** Everything that hands the list to guests. It is given the guest token and knows no other. */
export function SharePanel({
  list,
  onClose,
}: {
  list: Pick<OwnerView, 'name' | 'guestToken'>;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const copy = useCopyLink();
  const link = useRootData().origin + paths.guest(list.guestToken);
  const name = list.name ?? t('wishlist.default');
  const message = t('share.message', { name, link });
  const subject = t('share.subject', { name });
  const to = shareLinks(link, message);

  const copyForInstagram = async () => {
    const copied = await copyText(link);
    showToast(
      copied
        ? { kind: 'info', title: t('share.instagram.title'), text: t('share.instagram.text') }
        : { kind: 'failure', title: t('toast.error'), text: t('share.copyFailed') },
    );
  };

  /** Closing the device's own sheet is no failure; whatever else happens there, it says itself. */
  const toDevice = () => navigator.share({ title: name, text: subject, url: link }).catch(() => {});

  return (
    <Dialog kind="drawer" title={t('share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="meta">{t('share.text')}</p>
      <TextField
        label={t('share.link')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        action={
          <Button variant="line" icon={Copy} onClick={() => copy(link)}>
            {t('common.copy')}
          </Button>
        }
      />
      <div className="code-beside">
        <QrCode text={link} label={t('share.qr')} />
        <p className="meta">{t('share.qrText')}</p>
      </div>
      <div className="apps">
        <OutLink className={line} href={to.whatsapp}>
          <MessageCircle className="icon" aria-hidden="true" />
          WhatsApp
        </OutLink>
        <OutLink className={line} href={to.telegram}>
          <Send className="icon" aria-hidden="true" />
          Telegram
        </OutLink>
        <OutLink className={line} href={to.instagram} onClick={() => void copyForInstagram()}>
          <Camera className="icon" aria-hidden="true" />
          Instagram
        </OutLink>
        <OutLink className={line} href={to.messenger}>
          <MessagesSquare className="icon" aria-hidden="true" />
          Messenger
        </OutLink>
        {'share' in navigator && (
          <Button variant="line" icon={Share2} onClick={() => void toDevice()}>
            {t('share.device')}
          </Button>
        )}
      </div>
      <EmailField label={t('share.email')} subject={subject} body={message} />
    </Dialog>
  );
}
