import type { ReactNode } from 'react';
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
      <p className="typed">{props.text}</p>
      {props.children}
      <div className="dialog-acts">
        <button
          type="button"
          className="btn btn-line"
          onClick={props.onClose}
          disabled={props.busy}
        >
          {props.cancelLabel}
        </button>
        <button type="button" className="btn" onClick={props.onConfirm} disabled={props.busy}>
          {props.confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
