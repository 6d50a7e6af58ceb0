import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PopupMenuProps {
  title: string;
  button: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A button whose menu picks one of a few values. Opens at once: it is loaded on first use. */
export function PopupMenu({ title, button, value, options, onChoose }: PopupMenuProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className="language-button" title={title}>
        {button}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="menu">
            <Menu.RadioGroup value={value} onValueChange={onChoose}>
              <Menu.GroupLabel className="menu-title">{title}</Menu.GroupLabel>
              {options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  className="menu-item"
                  lang={option.value}
                >
                  {option.label}
                  <Menu.RadioItemIndicator>
                    <Check className="icon" aria-hidden="true" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
