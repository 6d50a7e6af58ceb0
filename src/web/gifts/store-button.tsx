import { ArrowUpRight } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OutLink } from '../ui/out-link.tsx';
import { showToast } from '../ui/toasts.ts';

/** To the shop in a new tab; a wish without a link says that it has none. */
export function StoreButton({ title, url }: { title: string; url: string | null }) {
  const { t } = useI18n();
  const label = t('item.store', { title });
  if (url)
    return (
      <OutLink className="btn btn-quiet btn-icon" href={url} aria-label={label}>
        <ArrowUpRight className="icon" aria-hidden="true" />
      </OutLink>
    );
  return (
    <IconButton
      className="is-missing"
      label={label}
      icon={ArrowUpRight}
      onClick={() => showToast({ kind: 'warning', text: t('item.noStore') })}
    />
  );
}
