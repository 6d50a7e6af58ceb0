import type { ReactNode } from 'react';
import type { ModerationAct, ModerationTab, ModerationView } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';

interface ActFormProps {
  view: ModerationView;
  /** what it does; without it, it only looks */
  act?: ModerationAct | 'sign-out';
  /** the first words of the act; fields inside named `word` are the further ones */
  words?: readonly string[];
  /** what is shown afterwards, if not the same as before */
  tab?: ModerationTab;
  /** what is looked for afterwards; null: a field inside, named `query`, says it */
  query?: string | null;
  className?: string;
  children: ReactNode;
}

/** A form of the moderators' page. It is sent as a post also for a search, whose text can be a secret link. */
export function ActForm({
  view,
  act,
  words = [],
  tab = view.tab,
  query = view.query,
  className = 'moderation__form',
  children,
}: ActFormProps) {
  const hidden = (name: string, value: string) => <input type="hidden" name={name} value={value} />;
  return (
    <form method="post" className={className}>
      {hidden('formToken', view.formToken ?? '')}
      {hidden('tab', tab)}
      {query !== null && hidden('query', query)}
      {act && hidden('act', act)}
      {words.map((word) => (
        <input key={word} type="hidden" name="word" value={word} />
      ))}
      {children}
    </form>
  );
}

/** A field to look for something, with its button. */
export function FindForm({ view, label }: { view: ModerationView; label: string }) {
  const { t } = useI18n();
  return (
    <ActForm view={view} query={null}>
      <TextField
        label={label}
        name="query"
        value={view.query}
        autoComplete="off"
        required
        action={
          <Button type="submit" variant="line">
            {t('moderation.find')}
          </Button>
        }
      />
    </ActForm>
  );
}
