import type { ReceiptView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';

type ReceiptItem = ReceiptView['item'];

const fields = [
  ['title', 'item.form.title'],
  ['price', 'item.form.price'],
  ['description', 'item.form.description'],
  ['url', 'item.form.url'],
] as const;

/** Shows the fields that the owner has changed since the claim, before and now. */
export function ChangesSince({ before, now }: { before: ReceiptItem; now: ReceiptItem }) {
  const { t } = useI18n();
  const changed = fields.filter(([field]) => (before[field] ?? '') !== (now[field] ?? ''));
  return (
    <div className="changes-since">
      <h2>{t('receipt.changed')}</h2>
      {changed.length === 0 && <p>{t('receipt.picture')}</p>}
      {changed.map(([field, label]) => (
        <div key={field}>
          <h3>{t(label)}</h3>
          <dl>
            <dt>{t('receipt.before')}</dt>
            <dd className="user-text">
              <del>{before[field] || t('receipt.nothing')}</del>
            </dd>
            <dt>{t('receipt.now')}</dt>
            <dd className="user-text">
              <ins>{now[field] || t('receipt.nothing')}</ins>
            </dd>
          </dl>
        </div>
      ))}
    </div>
  );
}
