import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { nextStop } from './next-stop.ts';

export interface MenuOption {
  value: string;
  label: string;
  lang?: string;
  /** leads to the same before the page can hear a press */
  href?: string;
}

interface PopupMenuProps {
  title: string;
  /** the face of the button */
  button: ReactNode;
  /** the button's name, where its face has no words */
  buttonLabel?: string;
  buttonClass: string;
  /** the value that holds; without one, each option is something to do */
  value?: string;
  options: readonly MenuOption[];
  /** stands for the options until they are there */
  waiting?: string;
  onOpen?: () => void;
  onChoose: (value: string) => void;
}

/**
 * A button whose menu picks one of a few values. The platform's popover puts it above everything,
 * closes it on Escape or a press elsewhere, and gives the focus back.
 */
export function PopupMenu(props: PopupMenuProps) {
  const { title, value, options, waiting, onChoose } = props;
  const picks = value !== undefined;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const first = picks
    ? Math.max(
        0,
        options.findIndex((option) => option.value === value),
      )
    : 0;
  const enter = () => {
    placeBelow(trigger.current, popup.current);
    items()[first]?.focus();
  };
  // Closed and opened again at once, it is told of the opening alone, with `open` as before.
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) return;
    enter();
    props.onOpen?.();
  };

  // Options that come later have another size, and take the focus when they are there.
  const enterLate = useEffectEvent(() => {
    if (open) enter();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => enterLate(), [options.length]);

  useEffect(() => {
    if (!open) return;
    const place = () => placeBelow(trigger.current, popup.current);
    place();
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
        aria-label={props.buttonLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          popup.current?.showPopover();
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
          {options.length === 0 && waiting && (
            <div className="menu-item" role="menuitem" aria-disabled="true" tabIndex={-1}>
              {waiting}
            </div>
          )}
          {options.map((option) => (
            <MenuItem
              key={option.value}
              option={option}
              checked={picks ? option.value === value : null}
              onChoose={() => {
                popup.current?.hidePopover();
                onChoose(option.value);
              }}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface MenuItemProps {
  option: MenuOption;
  /** null: something to do, not to pick */
  checked: boolean | null;
  onChoose: () => void;
}

function MenuItem({ option: { label, lang, href }, checked, onChoose }: MenuItemProps) {
  const props = {
    ...(checked === null
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': checked }),
    tabIndex: -1,
    className: 'menu-item',
    lang,
  };
  const face = (
    <>
      {label}
      {checked && <Check className="icon" aria-hidden="true" />}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...props} onClick={onChoose}>
        {face}
      </button>
    );
  }
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
      // A link knows Enter only.
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      {face}
    </a>
  );
}

/** How near a menu comes to the edge of the window, in pixels. */
const margin = 8;

/** Under the button, its right edges in line, as far as the window has room; a popover is laid out against that. */
function placeBelow(button: HTMLElement | null, popup: HTMLElement | null): void {
  if (!button || !popup) return;
  const box = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = popup;
  const right = Math.min(clientWidth - box.right, clientWidth - offsetWidth - margin);
  const isBelow = box.bottom + offsetHeight + margin <= clientHeight || box.top < offsetHeight;
  popup.style.top = `${isBelow ? box.bottom : box.top - offsetHeight - margin}px`;
  popup.style.right = `${Math.max(right, 0)}px`;
}
