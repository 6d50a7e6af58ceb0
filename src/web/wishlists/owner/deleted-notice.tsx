import { useCopy } from '../../clipboard/use-copy.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useGoneMessage } from '../../live/list-not-found.tsx';
import { Button } from '../../ui/buttons/button.tsx';

/** Shows that the list is gone, deleted or taken down, while text was being typed for it, and copies the text on demand. */
export function DeletedNotice({ text }: { text: string }) {
  const { t } = useI18n();
  const message = useGoneMessage();
  const copy = useCopy({ copied: 'gone.copied', failed: 'gone.copyFailed' });
  return (
    <div className="edit-conflict">
      <p role="alert">{t(message)}</p>
      <div className="dialog-section__actions">
        <Button variant="line" onClick={() => copy(text)}>
          {t('gone.copy')}
        </Button>
      </div>
    </div>
  );
}
