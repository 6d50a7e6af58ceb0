import type { ReactNode } from 'react';

/** One state under its name. `wide` takes the whole width, as a screen does. */
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
