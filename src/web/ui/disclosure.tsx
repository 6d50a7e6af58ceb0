import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** `line` stands in a list of its kind, `sheet` by itself on a ground of its own */
  kind?: 'line' | 'sheet';
  /** turns when it opens */
  icon?: LucideIcon;
  /** with `onToggle`: the page decides whether it is open */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** A heading that opens and closes what is below it; works without scripts too. */
export function Disclosure({
  summary,
  children,
  kind = 'line',
  icon: Icon = ChevronDown,
  open,
  onToggle,
}: DisclosureProps) {
  return (
    <details className={`disclosure disclosure-${kind}`} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to every browser */}
      <summary
        onClick={(event) => {
          if (!onToggle) return;
          event.preventDefault();
          onToggle(!open);
        }}
      >
        {summary}
        <Icon className="icon disclosure-icon" aria-hidden="true" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
