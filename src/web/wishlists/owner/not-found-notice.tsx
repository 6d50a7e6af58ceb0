import { useCopy } from '../../clipboard/use-copy.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useNotFoundMessage } from '../../live/list-not-found.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** Shows why the list is not found while text was being typed for it, and copies the text on demand. */
export function NotFoundNotice({ text }: { text: string }) {
  const { t } = useI18n();
  const message = useNotFoundMessage();
  const copy = useCopy({ copied: 'listNotFound.copied', failed: 'listNotFound.copyFailed' });
  return (
    <div className="edit-conflict">
      <p role="alert">{t(message)}</p>
      <div className="dialog-section__actions">
        <Button variant="line" onClick={() => copy(text)}>
          {t('listNotFound.copy')}
        </Button>
      </div>
    </div>
  );
}
