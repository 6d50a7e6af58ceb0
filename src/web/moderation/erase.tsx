import type { ReactNode } from 'react';
import type { ModerationAct, ModerationClaim, ModerationView } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';
import { ActForm } from './act-form.tsx';

interface EraseProps {
  view: ModerationView;
  act: ModerationAct;
  words: readonly string[];
  summary: string;
  button: string;
  children?: ReactNode;
}

/** Something that cannot be undone: its button has to be opened first. */
export function Erase({ view, act, words, summary, button, children }: EraseProps) {
  return (
    <Disclosure summary={summary}>
      {children}
      <ActForm view={view} act={act} words={words}>
        <Button type="submit" variant="danger">
          {button}
        </Button>
      </ActForm>
    </Disclosure>
  );
}

interface EraseClaimProps {
  view: ModerationView;
  claim: Pick<ModerationClaim, 'id' | 'name'>;
}

/** Deletes one claim, under the name that its guest gave. */
export function EraseClaim({ view, claim: { id, name } }: EraseClaimProps) {
  const { t } = useI18n();
  return (
    <Erase
      view={view}
      act="delete-claim"
      words={[id]}
      summary={t('moderation.deleteClaim', { name })}
      button={t('moderation.delete.claim')}
    />
  );
}
