import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What is shown instead of a screen that could not be made. */
export function ErrorScreen() {
  const { t } = useI18n();
  return (
    <div className="page">
      <Notice heading="h1" title={t('fault.page.title')} text={t('fault.page.text')}>
        <Button onClick={() => location.reload()}>{t('common.tryAgain')}</Button>
      </Notice>
    </div>
  );
}
