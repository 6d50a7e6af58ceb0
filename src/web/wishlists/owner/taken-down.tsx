import { localize, paths } from '../../../contract/paths.ts';
import type { TakedownView } from '../../../contract/schemas.ts';
import { useDay } from '../../i18n/local-time.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { ExportAndDelete } from './settings/export-and-delete.tsx';

interface TakenDownProps extends TakedownView {
  adminToken: string;
}

/** Shows the owner why the operator has taken the list down, how to object, and the export. */
export function TakenDown({
  adminToken,
  name,
  reason,
  statement,
  since,
  expiresAt,
}: TakenDownProps) {
  const { t, language } = useI18n();
  const day = useDay(since);
  const keptUntil = useDay(expiresAt);
  return (
    <div className="page-width taken-down">
      <div className="page-head">
        <h1>{t('takedown.title')}</h1>
        <p className="user-text">
          {t('takedown.text', { name: name ?? t('wishlist.unnamed'), date: day })}
        </p>
      </div>
      <section className="dialog-section">
        <h2>{t('takedown.why')}</h2>
        <p>{t(`takedown.${reason}`)}</p>
        <blockquote className="user-text">{statement}</blockquote>
        <p className="secondary-text">{t('takedown.person')}</p>
      </section>
      <section className="dialog-section">
        <h2>{t('takedown.object')}</h2>
        <p>
          {t('takedown.objectText')}{' '}
          <a href={localize(language, paths.imprint)}>{t('takedown.contact')}</a>
        </p>
      </section>
      <ExportAndDelete
        heading="h2"
        list={{ adminToken, name }}
        retention={t('takedown.kept', { date: keptUntil })}
        onLeaving={() => {}}
      />
    </div>
  );
}
