import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';

interface OtherTextProps {
  /** the field it belongs to, for those who only hear it */
  field: string;
  /** what it says, with where it comes from */
  text: string;
  onTake: () => void;
}

/** Below a field: what it would say if it were somebody else's, to be taken or left. */
export function OtherText({ field, text, onTake }: OtherTextProps) {
  const { t } = useI18n();
  const take = t('item.form.take');
  return (
    <div className="other-text">
      <p className="typed">{text}</p>
      <Button variant="line" aria-label={`${take}: ${field}`} onClick={onTake}>
        {take}
      </Button>
    </div>
  );
}
