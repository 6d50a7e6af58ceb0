import { type ModerationView, moderationTabs } from '../../contract/moderation.ts';
import { localize, paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { ActForm } from './act-form.tsx';
import { BlockedDomains } from './blocked-domains.tsx';
import { ClaimLookup } from './claim-lookup.tsx';
import { ListLookup } from './list-lookup.tsx';
import { Outcome } from './outcome.tsx';
import { Reports } from './reports.tsx';

/** Shows what a moderator can see and do, or the form to sign in. */
export function ModerationPage({ view }: { view: ModerationView }) {
  const { t } = useI18n();
  return (
    <div className="page-width moderation">
      <div className="page-head">
        <h1>{t('moderation.title')}</h1>
      </div>
      {view.outcome && <Outcome outcome={view.outcome} />}
      {view.formToken === null ? <SignIn /> : <Parts view={view} />}
    </div>
  );
}

function SignIn() {
  const { t } = useI18n();
  return (
    <form method="post" className="moderation__form">
      <p>{t('moderation.signIn.text')}</p>
      <TextField
        label={t('moderation.token')}
        type="password"
        name="token"
        value=""
        autoComplete="current-password"
        required
      />
      <Button type="submit">{t('moderation.signIn')}</Button>
    </form>
  );
}

function Parts({ view }: { view: ModerationView }) {
  const { t, language } = useI18n();
  const address = localize(language, paths.moderation);
  return (
    <>
      <nav className="moderation__tabs" aria-label={t('moderation.parts')}>
        {moderationTabs.map((tab) => (
          <a
            key={tab}
            href={`${address}?tab=${tab}`}
            aria-current={tab === view.tab ? 'page' : undefined}
          >
            {t(`moderation.tab.${tab}`)}
          </a>
        ))}
        <ActForm view={view} act="sign-out" className="moderation__sign-out">
          <Button type="submit" variant="quiet">
            {t('moderation.signOut')}
          </Button>
        </ActForm>
      </nav>
      {view.tab === 'reports' && <Reports view={view} />}
      {view.tab === 'list' && <ListLookup view={view} />}
      {view.tab === 'claim' && <ClaimLookup view={view} />}
      {view.tab === 'domains' && <BlockedDomains view={view} />}
    </>
  );
}
