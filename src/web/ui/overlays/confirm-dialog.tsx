import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** confirming deletes something */
  danger?: boolean;
  /** confirming loses something, so the other button is the main one */
  isLosing?: boolean;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      closeLabel={props.closeLabel}
      onClose={props.onClose}
      busy={props.busy ?? false}
    >
      {/* Live, because the text may change with a checkbox among the children. */}
      <p className="user-text" aria-live="polite">
        {props.text}
      </p>
      {props.children}
      <div className="dialog__actions">
        <Button
          variant={props.isLosing ? 'filled' : 'line'}
          onClick={props.onClose}
          disabled={props.busy}
        >
          {props.cancelLabel}
        </Button>
        <Button
          variant={confirmVariant(props)}
          onClick={props.onConfirm}
          busy={props.busy ?? false}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

function confirmVariant({ danger, isLosing }: ConfirmDialogProps) {
  if (danger) return 'danger';
  return isLosing ? 'line' : 'filled';
}
