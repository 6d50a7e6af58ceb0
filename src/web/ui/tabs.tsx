import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextRovingIndex } from './roving-index.ts';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
}

/** Shows one of several panels. The arrow keys move between the tabs and show their panel at once. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const shown = tabs[chosen];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextRovingIndex(event.key, chosen, tabs.length);
    if (next === null || event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    setChosen(next);
  };

  return (
    <div className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div role="tablist" aria-label={label} className="tabs__list" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tabs__tab"
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${id}-panel` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          className="tabs__panel"
          aria-labelledby={`${id}-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
