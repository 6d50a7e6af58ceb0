import type { ReactNode } from 'react';

/** Shows one state under its name. `wide` gives it the whole width, as a screen has. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'state state-wide' : 'state'}>
      <h2 className="state-name">{name}</h2>
      <div className="state-stage">{children}</div>
    </div>
  );
}
