import type { ModerationOutcome } from '../../contract/moderation.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { AnswerToSend } from './answer-to-send.tsx';

/** Shows what came of the last act, with the messages that the operator has to send. */
export function Outcome({ outcome }: { outcome: ModerationOutcome }) {
  const { t } = useI18n();
  const { code, name = '', lists = 0, decided, answers = [] } = outcome;
  return (
    <section className="moderation__outcome" role="status">
      <p>
        <strong>{t(`moderation.done.${code}`, { name, lists })}</strong>
      </p>
      {decided !== undefined && (
        <p>{t('moderation.reportsDecided', { decided, answers: answers.length })}</p>
      )}
      {answers.length > 0 && <h2>{t('moderation.answers')}</h2>}
      {answers.map((answer) => (
        <AnswerToSend key={answer.link} answer={answer} />
      ))}
    </section>
  );
}
