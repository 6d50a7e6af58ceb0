import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReportReason, reportReasons } from '../../../contract/moderation.ts';
import type { ItemView } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import { isEmail } from '../../../domain/text.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useIdempotentCall } from '../../api/use-idempotent-call.ts';
import { Sentence } from '../../i18n/sentence.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { focusControl } from '../../ui/forms/focus-control.ts';
import { RadioList } from '../../ui/forms/radio-list.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface ReportDialogProps {
  guestToken: string;
  items: readonly Pick<ItemView, 'id' | 'title'>[];
  onClose: () => void;
}

/** Shows the form that reports a list or one item to the operator, and afterwards the report's reference. */
export function ReportDialog({ guestToken, items, onClose }: ReportDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const runIdempotent = useIdempotentCall();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [itemId, setItemId] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const isEmailWrong = email.trim() !== '' && !isEmail(email.trim());

  const report = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Rendered at once, so that the faulty fields are marked when the first of them is looked for.
    flushSync(() => setTried(true));
    if (!reason || isEmailWrong) return focusFirstFault(event.currentTarget);
    setSending(true);
    try {
      const body = { reason, note, itemId: itemId || null, email };
      const sent = await runIdempotent(JSON.stringify(body), (idempotencyKey) =>
        api.call('reportWishlist', {
          params: { guestToken },
          body,
          idempotencyKey,
          failed: t('report.failed'),
        }),
      );
      setReference(sent.reference);
    } catch (error) {
      asApiFailure(error);
      setSending(false);
    }
  };

  if (reference !== null)
    return (
      <Dialog
        key="sent"
        title={t('report.thanks')}
        closeLabel={t('common.close')}
        onClose={onClose}
      >
        <p>{t('report.thanksText')}</p>
        <p>
          <Sentence
            text={t('report.reference')}
            parts={{
              reference: <b className="report-dialog__reference lining-figures">{reference}</b>,
            }}
          />
        </p>
        {email.trim() !== '' && (
          <p className="user-text">{t('report.willAnswer', { email: email.trim() })}</p>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('claim.back')}
        </Button>
      </Dialog>
    );
  return (
    <Dialog
      title={t('report.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      busy={sending}
    >
      <form className="dialog__inner" onSubmit={report}>
        <RadioList
          label={t('report.why')}
          options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={reason}
          onChoose={setReason}
          fault={tried && !reason ? t('fault.required') : undefined}
        />
        {items.length > 0 && (
          <SelectField
            label={t('report.item')}
            options={[
              { value: '', label: t('report.item.whole') },
              ...items.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={itemId}
            onValue={setItemId}
          />
        )}
        <TextArea
          label={t('report.note')}
          hint={t('report.noteHint')}
          value={note}
          onText={setNote}
          maxLength={limits.reportNote}
          counter={(count, max) => t('common.count', { count, max })}
        />
        <TextField
          label={t('report.email')}
          hint={t('report.emailHint')}
          fault={tried && isEmailWrong ? t('fault.not_an_email') : undefined}
          // Not the type "email": the browser would validate it with messages in its own language.
          type="text"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email}
          value={email}
          onText={setEmail}
        />
        <p className="secondary-text">{t('report.goodFaith')}</p>
        <div className="dialog__actions">
          <Button variant="line" onClick={onClose} disabled={sending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={sending}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Focuses the first faulty field; of a group of options the first option. */
function focusFirstFault(form: HTMLFormElement): void {
  focusControl(form.querySelector<HTMLElement>('input[aria-invalid], [aria-invalid] input'));
}
