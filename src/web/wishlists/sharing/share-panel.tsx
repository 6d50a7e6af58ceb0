import { Camera, Copy, MessageCircle, MessagesSquare, Send, Share2 } from 'lucide';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { useCopy } from '../../clipboard/use-copy.ts';
import { useCopyLink } from '../../clipboard/use-copy-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { OutLink } from '../../ui/buttons/out-link.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { EmailField } from './email-field.tsx';
import { shareLinks } from './share-links.ts';

const line = buttonClass({ variant: 'line' });

interface SharePanelProps {
  list: Pick<OwnerView, 'name' | 'guestToken'>;
  /** in surprise mode, which the guests' page would spoil */
  areClaimsHidden?: boolean;
  onClose: () => void;
}

/** Shows the ways to share the list with guests. It gets the guest token only and so cannot leak the admin token. */
export function SharePanel({ list, areClaimsHidden, onClose }: SharePanelProps) {
  const { t } = useI18n();
  const copy = useCopyLink();
  const copyForInstagram = useCopy({
    title: 'share.instagram.title',
    copied: 'share.instagram.text',
    failed: 'share.copyFailed',
  });
  const link = useRootData().origin + href(paths.guest, { guestToken: list.guestToken });
  const name = list.name ?? t('wishlist.default');
  const message = t('share.message', { name, link });
  const subject = t('share.subject', { name });
  const to = shareLinks(link, message);

  /** Closing the device's share sheet rejects the promise but is no failure; the sheet shows its own errors. */
  const shareOnDevice = () =>
    navigator.share({ title: name, text: subject, url: link }).catch(() => {});

  return (
    <Dialog kind="drawer" title={t('share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="secondary-text">{t('share.text')}</p>
      {areClaimsHidden && <p>{t('share.surprise')}</p>}
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
      <div className="share-panel__apps">
        <OutLink className={line} href={to.whatsapp}>
          <Icon node={MessageCircle} />
          WhatsApp
        </OutLink>
        <OutLink className={line} href={to.telegram}>
          <Icon node={Send} />
          Telegram
        </OutLink>
        <OutLink className={line} href={to.instagram} onClick={() => void copyForInstagram(link)}>
          <Icon node={Camera} />
          Instagram
        </OutLink>
        <OutLink className={line} href={to.messenger}>
          <Icon node={MessagesSquare} />
          Messenger
        </OutLink>
        {'share' in navigator && (
          <Button variant="line" icon={Share2} onClick={() => void shareOnDevice()}>
            {t('share.device')}
          </Button>
        )}
      </div>
      <EmailField subject={subject} body={message} />
      <div className="qr-code-row">
        <QrCode text={link} label={t('share.qr')} />
        <p className="secondary-text">{t('share.qrText')}</p>
      </div>
    </Dialog>
  );
}
