import { ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { FieldNote, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface FileDropProps extends FieldTexts {
  /** media types, as an input takes them */
  accept: string;
  chooseLabel: string;
  /** tells those with a mouse that dropping and pasting work too */
  dropLabel: string;
  removeLabel: string;
  /** what is chosen, or what there is instead */
  preview: ReactNode;
  onFile: (file: File) => void;
  /** absent where there is nothing to remove */
  onRemove?: (() => void) | undefined;
}

/** One file: chosen, dropped here, or pasted anywhere on the page while this is on it. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, fault, preview, onFile, onRemove } = props;
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop; the input does the same
    <fieldset
      className="field file-drop"
      data-over={over || undefined}
      aria-describedby={`${id}-under`}
      onDragOver={(event) => {
        // Without this the browser would leave the page for the file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="field-label">{label}</legend>
      <div className="file-drop-place">
        <div className="pic">{preview}</div>
        <div>
          <div className="file-drop-acts">
            <label className="btn btn-line">
              <ImagePlus className="icon" aria-hidden="true" />
              {props.chooseLabel}
              <input
                type="file"
                accept={props.accept}
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) onFile(file);
                  // The same file may be chosen again after it was refused or removed.
                  target.value = '';
                }}
              />
            </label>
            {onRemove && <IconButton label={props.removeLabel} icon={Trash2} onClick={onRemove} />}
          </div>
          <p className="file-drop-hint">{props.dropLabel}</p>
        </div>
      </div>
      <div className="field-under" id={`${id}-under`}>
        <FieldNote hint={hint} fault={fault} />
      </div>
    </fieldset>
  );
}

const hasFiles = ({ dataTransfer }: globalThis.DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that misses the place: left alone, the browser would open it and leave the page. */
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

/** Takes a pasted file; text that comes with one still goes where somebody types. */
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
