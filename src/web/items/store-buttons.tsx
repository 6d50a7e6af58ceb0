import { ArrowUpRight, Copy } from 'lucide';
import { useCopyLink } from '../clipboard/use-copy-link.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { OutLink } from '../ui/buttons/out-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/overlays/toasts.ts';

interface StoreButtonsProps {
  title: string;
  url: string | null;
}

/** A link to the shop in a new tab and a button that copies it. Without a link, the button says so. */
export function StoreButtons({ title, url }: StoreButtonsProps) {
  const { t } = useI18n();
  const copy = useCopyLink();

  return (
    <>
      {url && (
        <OutLink
          className="btn btn--quiet btn--worded"
          href={url}
          aria-label={t('item.store', { title })}
        >
          <Icon node={ArrowUpRight} />
          {t('item.act.store')}
        </OutLink>
      )}
      <IconButton
        className={url ? undefined : 'is-missing'}
        label={t('item.copyStore', { title })}
        word={t('item.act.copy')}
        icon={Copy}
        onClick={() => (url ? copy(url) : showToast({ kind: 'warning', text: t('item.noStore') }))}
      />
    </>
  );
}
