import { ImagePlus, Trash2 } from 'lucide';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { FieldNote, type FieldTexts } from './field.tsx';

interface FileDropProps extends FieldTexts {
  /** media types, as in the `accept` attribute of an input */
  accept: string;
  chooseLabel: string;
  /** says that dropping and pasting work too; shown for devices with a mouse */
  dropLabel: string;
  removeLabel: string;
  /** the chosen file, or a placeholder */
  preview: ReactNode;
  /** takes no file; a disabled field set stops the input, but not what is pasted or dropped */
  disabled?: boolean;
  onFile: (file: File) => void;
  /** absent if there is nothing to remove */
  onRemove?: (() => void) | undefined;
}

/** Accepts one file: chosen, dropped, or pasted anywhere on the page while this is mounted. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, fault, preview, disabled = false, onRemove } = props;
  const onFile = (file: File) => {
    if (!disabled) props.onFile(file);
  };
  const id = useId();
  const [over, setOver] = useState(false);
  usePastedFile(onFile);
  useStrayFile(onFile);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; the input does the same
    <fieldset
      className="field file-drop"
      disabled={disabled}
      data-over={over || undefined}
      aria-describedby={`${id}-under`}
      onDragOver={(event) => {
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="field__label">{label}</legend>
      <div className="file-drop__place">
        <div className="picture">{preview}</div>
        <div>
          <div className="file-drop__actions">
            <label className="btn btn--line">
              <Icon node={ImagePlus} />
              {props.chooseLabel}
              <input
                type="file"
                accept={props.accept}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) onFile(file);
                  // Without the reset, choosing the same file again fires no change event.
                  target.value = '';
                }}
              />
            </label>
            {onRemove && <IconButton label={props.removeLabel} icon={Trash2} onClick={onRemove} />}
          </div>
          <p className="file-drop__hint">{props.dropLabel}</p>
        </div>
      </div>
      <div className="field__note" id={`${id}-under`}>
        <FieldNote hint={hint} fault={fault} />
      </div>
    </fieldset>
  );
}

const hasFiles = ({ dataTransfer }: globalThis.DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Accepts a file that is dropped beside the target; otherwise the browser would open it in place of the page. */
function useStrayFile(onFile: (file: File) => void): void {
  const over = useEffectEvent((event: globalThis.DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  });
  const drop = useEffectEvent((event: globalThis.DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (file) onFile(file);
  });
  useEffect(() => {
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}

/** Accepts a pasted file, unless text comes with it and the visitor is typing in a field. */
function usePastedFile(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (!file || (typing && event.clipboardData?.getData('text/plain'))) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
