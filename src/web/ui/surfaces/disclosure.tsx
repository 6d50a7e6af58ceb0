import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** `line` is one of a list of disclosures, `sheet` stands alone with a background */
  kind?: 'line' | 'sheet';
  /** rotates when it opens */
  icon?: LucideIcon;
  /** with `onToggle`, the parent controls whether it is open */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** Shows a heading that opens and closes the content below it; works without JavaScript. */
export function Disclosure({
  summary,
  children,
  kind = 'line',
  icon: Icon = ChevronDown,
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
        <Icon className="icon disclosure__icon" aria-hidden="true" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
