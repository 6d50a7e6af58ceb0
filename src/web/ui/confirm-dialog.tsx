import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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
        <Button variant="line" onClick={props.onClose} disabled={props.busy}>
          {props.cancelLabel}
        </Button>
        <Button onClick={props.onConfirm} busy={props.busy ?? false}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
