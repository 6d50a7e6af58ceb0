import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextStop } from './next-stop.ts';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
}

/** A few views in one place. The arrow keys walk along the tabs, and where they stop is shown. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const shown = tabs[chosen];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextStop(event.key, chosen, tabs.length);
    if (next === null || event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tab"
            aria-selected={place === chosen}
            aria-controls={place === chosen ? `${id}-panel` : undefined}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          className="tab-panel"
          aria-labelledby={`${id}-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable
          tabIndex={0}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
