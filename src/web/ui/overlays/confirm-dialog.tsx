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
        <Button variant="line" onClick={props.onClose} disabled={props.busy}>
          {props.cancelLabel}
        </Button>
        <Button
          variant={props.danger ? 'danger' : 'filled'}
          onClick={props.onConfirm}
          busy={props.busy ?? false}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
