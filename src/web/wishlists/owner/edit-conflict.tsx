import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';

interface EditConflictProps {
  /** what the other owner wrote, as a sentence */
  text: string;
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows what another owner wrote at the same time, and lets this one choose the version to save. */
export function EditConflict({ text, onMine, onTheirs }: EditConflictProps) {
  const { t } = useI18n();
  return (
    <div className="edit-conflict">
      <p className="user-text" role="alert">
        {text}
      </p>
      <div className="dialog-section__actions">
        <Button variant="line" onClick={onMine}>
          {t('admin.mine')}
        </Button>
        <Button variant="line" onClick={onTheirs}>
          {t('admin.theirs')}
        </Button>
      </div>
    </div>
  );
}
