import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';

interface MeanwhileProps {
  /** what the other owner wrote, as a sentence */
  text: string;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two owners wrote at once: says what the other one wrote, and lets this one decide. */
export function Meanwhile({ text, onMine, onTheirs }: MeanwhileProps) {
  const { t } = useI18n();
  return (
    <div className="meanwhile">
      <p className="typed" role="alert">
        {text}
      </p>
      <div className="part-acts">
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
