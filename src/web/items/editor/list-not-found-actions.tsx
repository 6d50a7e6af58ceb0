import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { copyText } from '../../browser/clipboard.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import type { HasUnsavedText } from '../../routing/has-unsaved-text.ts';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import type { ItemForm, ItemPrefill } from './item-form.ts';

/** Buttons for an item whose list no longer exists: copy its texts, or put it on another list. */
export function ListNotFoundActions({ form }: { form: ItemForm }) {
  const { t } = useI18n();
  const copy = async () => {
    const lines = [form.title, form.price, form.url.trim(), form.description];
    const copied = await copyText(lines.filter((line) => line !== '').join('\n'));
    showToast(
      copied
        ? { kind: 'info', text: t('gone.copied') }
        : { kind: 'failure', title: t('toast.error'), text: t('gone.copyFailed') },
    );
  };
  return (
    <>
      <Button variant="line" onClick={() => void copy()}>
        {t('gone.copy')}
      </Button>
      <Button type="submit">{t('gone.elsewhere')}</Button>
    </>
  );
}

/** Returns a function that opens the page to choose another list, with this form and picture as its prefill. */
export function useMoveElsewhere() {
  const path = usePath();
  const navigate = useNavigate();
  return ({ url, ...fields }: ItemForm, picture: File | null) => {
    const brought: ItemPrefill = {
      ...fields,
      ...(url.trim() && { url: url.trim() }),
      ...(picture && { picture }),
    };
    const state = { brought, carriesTyped: true } satisfies HasUnsavedText & {
      brought: ItemPrefill;
    };
    return navigate(path(paths.addItem), { state });
  };
}
