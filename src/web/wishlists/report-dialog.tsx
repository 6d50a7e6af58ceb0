import { useState } from 'react';
import type { ReportReason } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioList } from '../ui/radio-list.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toasts.ts';

// Named here again, because the contract's schemas weigh more than this whole page.
const reasons = [
  'scam',
  'illegal',
  'hateful',
  'personal',
  'other',
] as const satisfies readonly ReportReason[];

/** Somebody tells the operator that a list should not be here. */
export function ReportDialog({ guestToken, onClose }: { guestToken: string; onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');

  const report = async (event: React.SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason) return;
    setState('sending');
    try {
      await api.call('reportWishlist', { params: { guestToken }, body: { reason, note } });
      setState('sent');
    } catch (error) {
      asApiFailure(error);
      setState('asking');
      showToast({ kind: 'failure', title: t('toast.error'), text: t('report.failed') });
    }
  };

  if (state === 'sent')
    return (
      <Dialog
        key="sent"
        title={t('report.thanks')}
        closeLabel={t('common.close')}
        onClose={onClose}
      >
        <p>{t('report.thanksText')}</p>
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
      busy={state === 'sending'}
    >
      <form className="dialog-inner" onSubmit={report}>
        <RadioList
          label={t('report.why')}
          options={reasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={reason}
          onChoose={setReason}
          fault={tried && !reason ? t('fault.required') : undefined}
        />
        <TextArea
          label={t('report.note')}
          hint={t('report.noteHint')}
          value={note}
          onText={setNote}
          maxLength={limits.reportNote}
          counter={(count, max) => t('common.count', { count, max })}
        />
        <div className="dialog-acts">
          <Button variant="line" onClick={onClose} disabled={state === 'sending'}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={state === 'sending'}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
