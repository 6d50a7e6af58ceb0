import type { ModerationClaim, ModerationView } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ActForm, FindForm } from './act-form.tsx';
import { EraseClaim } from './erase.tsx';
import { useDate } from './use-date.ts';

/** Looks for a claim, and shows all that is stored of it. */
export function ClaimLookup({ view }: { view: ModerationView }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="part">
      <h2 id="part">{t('moderation.tab.claim')}</h2>
      <p>{t('moderation.claim.text')}</p>
      <FindForm view={view} label={t('moderation.claim.find')} />
      {view.claim && <FoundClaim view={view} claim={view.claim} />}
    </section>
  );
}

function FoundClaim({ view, claim }: { view: ModerationView; claim: ModerationClaim }) {
  const { t } = useI18n();
  const date = useDate();
  const { id, name, at, list, itemAsClaimed } = claim;
  const facts = [
    [t('moderation.claim.name'), name],
    [t('moderation.claim.at'), date(at)],
    [t('moderation.claim.list'), list.name ?? t('moderation.unnamed')],
    [t('moderation.claim.id'), id],
  ];
  return (
    <>
      <dl className="moderation__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('moderation.claim.item')}</h3>
      <pre className="moderation__text">{itemAsClaimed}</pre>
      <ActForm view={view} tab="list" query={list.guestToken}>
        <Button type="submit" variant="line">
          {t('moderation.openList')}
        </Button>
      </ActForm>
      <EraseClaim view={view} claim={claim} />
    </>
  );
}
