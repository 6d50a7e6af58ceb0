import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useCopy } from '../../clipboard/use-copy.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import type { ItemPrefill, NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ItemForm } from './item-form.ts';

/** Buttons for an item whose list no longer exists: copy its texts, or put it on another list. */
export function ListNotFoundActions({ form }: { form: ItemForm }) {
  const { t } = useI18n();
  const copy = useCopy({ copied: 'listNotFound.copied', failed: 'listNotFound.copyFailed' });
  const lines = [form.title, form.price, form.url.trim(), form.description];
  return (
    <>
      <Button variant="line" onClick={() => copy(lines.filter((line) => line !== '').join('\n'))}>
        {t('listNotFound.copy')}
      </Button>
      <Button type="submit">{t('listNotFound.elsewhere')}</Button>
    </>
  );
}

/** Returns a function that opens the page to choose another list, with this form and picture as its prefill. */
export function useMoveElsewhere() {
  const path = usePath();
  const navigate = useNavigate();
  return ({ url, ...fields }: ItemForm, picture: File | null) => {
    const prefill: ItemPrefill = {
      ...fields,
      ...(url.trim() && { url: url.trim() }),
      ...(picture && { picture }),
    };
    const state: NavigationState = { prefill, carriesTyped: true };
    return navigate(path(paths.addItem), { state });
  };
}
