import { ArrowUpRight } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';

/** To the shop in a new tab; a wish without a link says that it has none. */
export function StoreButton({ title, url }: { title: string; url: string | null }) {
  const { t } = useI18n();
  const label = t('item.store', { title });
  if (url)
    return (
      <a
        className="btn btn-quiet btn-icon"
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={label}
      >
        <ArrowUpRight className="icon" aria-hidden="true" />
      </a>
    );
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon is-missing"
      aria-label={label}
      onClick={() => showToast({ kind: 'warning', text: t('item.noStore') })}
    >
      <ArrowUpRight className="icon" aria-hidden="true" />
    </button>
  );
}
