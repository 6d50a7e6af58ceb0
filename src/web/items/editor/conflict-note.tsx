import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';

interface ConflictNoteProps {
  /** the label of the field, for screen readers */
  field: string;
  /** the other text, and where it comes from */
  text: string;
  onTake: () => void;
}

/** The `name` of the button. The editor focuses the first control that has it. */
export const takeButtonName = 'take';

/** Shows below a field the text that another owner or the shop has for it, with a button to use it. */
export function ConflictNote({ field, text, onTake }: ConflictNoteProps) {
  const { t } = useI18n();
  const take = t('item.form.take');
  return (
    <div className="conflict-note">
      <p className="user-text">{text}</p>
      <Button
        name={takeButtonName}
        variant="line"
        aria-label={t('common.actOn', { act: take, name: field })}
        onClick={onTake}
      >
        {take}
      </Button>
    </div>
  );
}
