import type { ReportAnswer } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';

/** Shows the message to a reporter, with a link that opens it in the moderator's mail program. */
export function AnswerToSend({ answer }: { answer: ReportAnswer }) {
  const { t } = useI18n();
  const { to, subject, body, link } = answer;
  return (
    <div className="moderation__answer">
      <p>{t('moderation.answer.to', { email: to })}</p>
      <p>{t('moderation.answer.subject', { subject })}</p>
      <p className="moderation__quote">{body}</p>
      <a className={buttonClass({ variant: 'line' })} href={link}>
        {t('moderation.answer.open')}
      </a>
    </div>
  );
}
