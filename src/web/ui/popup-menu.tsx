import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { nextStop } from './next-stop.ts';

interface PopupMenuProps {
  title: string;
  /** the face of the button */
  button: ReactNode;
  buttonClass: string;
  value: string;
  options: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
}

/**
 * A button whose menu picks one of a few values. The platform's popover puts it above everything,
 * closes it on Escape or a press elsewhere, and gives the focus back.
 */
export function PopupMenu(props: PopupMenuProps) {
  const { title, value, options, onChoose } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) items()[options.findIndex((option) => option.value === value)]?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const place = () => placeBelow(trigger.current, popup.current);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The focus goes back to the button first, so that Tab leads on from there.
    if (event.key === 'Tab') return popup.current?.hidePopover();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = nextStop(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={props.buttonClass}
        title={title}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') popup.current?.showPopover();
        }}
      >
        {props.button}
      </button>
      <div
        ref={popup}
        id={id}
        className="menu menu-popup"
        popover="auto"
        onBeforeToggle={() => placeBelow(trigger.current, popup.current)}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        <p className="menu-title" id={`${id}-title`}>
          {title}
        </p>
        <div role="menu" aria-labelledby={`${id}-title`} tabIndex={-1} onKeyDown={onKeyDown}>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="menuitemradio"
              aria-checked={option.value === value}
              tabIndex={-1}
              className="menu-item"
              lang={option.lang}
              onClick={() => {
                popup.current?.hidePopover();
                onChoose(option.value);
              }}
            >
              {option.label}
              {option.value === value && <Check className="icon" aria-hidden="true" />}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

/** Under the button, its right edges in line; a popover is laid out against the window. */
function placeBelow(button: HTMLElement | null, popup: HTMLElement | null): void {
  if (!button || !popup) return;
  const box = button.getBoundingClientRect();
  popup.style.top = `${box.bottom}px`;
  popup.style.right = `${document.documentElement.clientWidth - box.right}px`;
}
