import type { ModerationView } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { ActForm } from './act-form.tsx';

/** Shows the sites to which no links are allowed, and blocks others. */
export function BlockedDomains({ view }: { view: ModerationView }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="part">
      <h2 id="part">{t('moderation.tab.domains')}</h2>
      <ActForm view={view} act="block">
        <TextField
          label={t('moderation.block.domain')}
          hint={t('moderation.block.hint')}
          name="word"
          value=""
          autoComplete="off"
          autoCapitalize="none"
          required
          action={<Button type="submit">{t('moderation.block')}</Button>}
        />
      </ActForm>
      {view.domains.length === 0 && <p>{t('moderation.domains.none')}</p>}
      {view.domains.map((domain) => (
        <ActForm key={domain} view={view} act="unblock" words={[domain]}>
          <p>{domain}</p>
          <Button type="submit" variant="line">
            <span className="user-text">{t('moderation.unblock', { name: domain })}</span>
          </Button>
        </ActForm>
      ))}
    </section>
  );
}
