import { copyText } from '../browser/clipboard.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

/** Beside what somebody typed for a list that is gone: says so, and hands the words out. */
export function GoneNote({ text }: { text: string }) {
  const { t } = useI18n();
  const copy = async () => {
    showToast(
      (await copyText(text))
        ? { kind: 'info', text: t('gone.copied') }
        : { kind: 'failure', title: t('toast.error'), text: t('gone.copyFailed') },
    );
  };
  return (
    <div className="meanwhile">
      <p role="alert">{t('gone.text')}</p>
      <div className="part-acts">
        <Button variant="line" onClick={() => void copy()}>
          {t('gone.copy')}
        </Button>
      </div>
    </div>
  );
}
