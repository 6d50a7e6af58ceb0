import { useNavigate } from 'react-router';
import type { CarriesTyped } from '../api/list-gone.tsx';
import { copyText } from '../browser/clipboard.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ItemForm, ItemPrefill } from './item-form.ts';

/** What can be done with a wish whose list is gone: its words copied, or all of it put on another list. */
export function ListGoneActs({ form }: { form: ItemForm }) {
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

/** Takes a wish along to where another list is chosen for it. */
export function useCarryElsewhere() {
  const path = usePath();
  const navigate = useNavigate();
  return ({ url, ...rest }: ItemForm, picture: File | null) => {
    const brought: ItemPrefill = {
      ...rest,
      ...(url.trim() && { url: url.trim() }),
      ...(picture && { picture }),
    };
    const state = { brought, carriesTyped: true } satisfies CarriesTyped & { brought: ItemPrefill };
    return navigate(path(paths.addItem), { state });
  };
}
