import { Check } from 'lucide';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon.tsx';
import { nextRovingIndex } from '../roving-index.ts';

/** One entry of a menu. */
export interface MenuOption {
  value: string;
  label: string;
  /** decorative, before the label */
  icon?: ReactNode;
  lang?: string;
  /** the link to the same effect, for a press before hydration */
  href?: string;
}

interface PopupMenuProps {
  title: string;
  /** the content of the button */
  button: ReactNode;
  /** the button's accessible name, if its content has no text */
  buttonLabel?: string;
  buttonClass: string;
  /** the chosen value; without one, the options are actions */
  value?: string;
  options: readonly MenuOption[];
  /** shown until the options are loaded */
  waiting?: string;
  onOpen?: () => void;
  onChoose: (value: string) => void;
}

/**
 * Shows a button whose menu chooses one of a few values. The popover API puts it in the top layer,
 * closes it on Escape or a press outside, and restores the focus.
 */
export function PopupMenu(props: PopupMenuProps) {
  const { title, value, options, waiting, onChoose } = props;
  const hasValue = value !== undefined;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const first = hasValue
    ? Math.max(
        0,
        options.findIndex((option) => option.value === value),
      )
    : 0;
  const focusFirst = () => {
    placeBelow(trigger.current, popup.current);
    items()[first]?.focus();
  };
  // Closing and reopening at once fires a single event for the opening, and `open` does not change.
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) return;
    focusFirst();
    props.onOpen?.();
  };

  const close = () => {
    if (hasPopovers()) return popup.current?.hidePopover();
    toggled(false);
    trigger.current?.focus();
  };

  // Options that are loaded later change the menu's size, and the first one gets the focus.
  const focusLoaded = useEffectEvent(() => {
    if (open) focusFirst();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => focusLoaded(), [options.length]);

  useEffect(() => {
    if (!open) return;
    const place = () => placeBelow(trigger.current, popup.current);
    place();
    // Only now is what no popover shows in sight, and can have the focus.
    if (!hasPopovers()) focusLoaded();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Hiding moves the focus back to the button, so that Tab continues from there.
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape' && !hasPopovers()) return close();
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = nextRovingIndex(event.key, index, all.length);
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
        onClick={() => {
          if (!hasPopovers()) toggled(!open);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          if (hasPopovers()) popup.current?.showPopover();
          else toggled(true);
        }}
      >
        {props.button}
      </button>
      <div
        ref={popup}
        id={id}
        className="menu menu--popup"
        popover="auto"
        onBeforeToggle={() => placeBelow(trigger.current, popup.current)}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        <p className="menu__title" id={`${id}-title`}>
          {title}
        </p>
        <div role="menu" aria-labelledby={`${id}-title`} tabIndex={-1} onKeyDown={onKeyDown}>
          {options.length === 0 && waiting && (
            <div className="menu__item" role="menuitem" aria-disabled="true" tabIndex={-1}>
              {waiting}
            </div>
          )}
          {options.map((option) => (
            <MenuItem
              key={option.value}
              option={option}
              checked={hasValue ? option.value === value : null}
              onChoose={() => {
                close();
                onChoose(option.value);
              }}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** Safari 16 has no popovers: there the style sheet shows the menu behind a button that says it is open. */
function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

interface MenuItemProps {
  option: MenuOption;
  /** null for an action */
  checked: boolean | null;
  onChoose: () => void;
}

function MenuItem({ option: { label, icon, lang, href }, checked, onChoose }: MenuItemProps) {
  const Tag = href === undefined ? 'button' : 'a';
  return (
    <Tag
      {...(href === undefined ? { type: 'button' as const } : { href })}
      role={checked === null ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked ?? undefined}
      tabIndex={-1}
      className="menu__item"
      lang={lang}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
      // Browsers activate a link with Enter only.
      onKeyDown={(event) => {
        if (href === undefined || event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      <span className="menu__label">
        {icon}
        {label}
      </span>
      {checked && <Icon node={Check} />}
    </Tag>
  );
}

/** The smallest distance between a menu and the edge of the window. */
const marginPx = 8;

/** Places the popup below the button with aligned right edges, or above it if the window is too low. */
function placeBelow(button: HTMLElement | null, popup: HTMLElement | null): void {
  if (!button || !popup) return;
  const box = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = popup;
  const right = Math.min(clientWidth - box.right, clientWidth - offsetWidth - marginPx);
  const isBelow = box.bottom + offsetHeight + marginPx <= clientHeight || box.top < offsetHeight;
  popup.style.top = `${isBelow ? box.bottom : box.top - offsetHeight - marginPx}px`;
  popup.style.right = `${Math.max(right, 0)}px`;
}
