import { ChevronDown, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

const icons = { chevron: ChevronDown, plus: Plus };

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** `line` is one of a list of disclosures, `sheet` stands alone with a background */
  kind?: 'line' | 'sheet';
  /** a chevron is turned over when it opens, a plus becomes a cross */
  icon?: keyof typeof icons;
  /** with `onToggle`, the parent controls whether it is open */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Shows a heading that opens and closes the content below it; works without JavaScript. */
export function Disclosure({
  summary,
  children,
  kind = 'line',
  icon = 'chevron',
  open,
  onToggle,
}: DisclosureProps) {
  return (
    <details className={`disclosure disclosure--${kind}`} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to every browser */}
      <summary
        onClick={(event) => {
          if (!onToggle) return;
          event.preventDefault();
          onToggle(!open);
        }}
      >
        {summary}
        <Icon node={icons[icon]} className={`disclosure__icon disclosure__icon--${icon}`} />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
