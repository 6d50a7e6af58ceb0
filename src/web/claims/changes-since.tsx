import type { ReceiptView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

type Given = ReceiptView['item'];

const fields = [
  ['title', 'item.form.title'],
  ['price', 'item.form.price'],
  ['description', 'item.form.description'],
  ['url', 'item.form.url'],
] as const;

/** What the owner has changed since it was promised: before, and now. */
export function ChangesSince({ before, now }: { before: Given; now: Given }) {
  const { t } = useI18n();
  const changed = fields.filter(([field]) => (before[field] ?? '') !== (now[field] ?? ''));
  return (
    <div className="receipt-changes">
      <h2>{t('receipt.changed')}</h2>
      {changed.length === 0 && <p>{t('receipt.picture')}</p>}
      {changed.map(([field, label]) => (
        <div key={field}>
          <h3>{t(label)}</h3>
          <dl>
            <dt>{t('receipt.before')}</dt>
            <dd className="typed">
              <del>{before[field] || t('receipt.nothing')}</del>
            </dd>
            <dt>{t('receipt.now')}</dt>
            <dd className="typed">
              <ins>{now[field] || t('receipt.nothing')}</ins>
            </dd>
          </dl>
        </div>
      ))}
    </div>
  );
}
