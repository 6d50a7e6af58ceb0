import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A flick of the finger rolls on after it is lifted; so long it still holds, in milliseconds. */
const afterTouch = 3_000;

/** Whether somebody points at a part, touches it or has the focus in it; and what the part needs to know that. */
export function useHeld() {
  const [held, setHeld] = useState({ pointer: false, touch: false, focus: false });
  const lifted = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
  const lift = () => {
    clearTimeout(lifted.current);
    lifted.current = setTimeout(() => set({ touch: false }), afterTouch);
  };

  useEffect(() => () => clearTimeout(lifted.current), []);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && set({ pointer: true }),
    onPointerLeave: () => set({ pointer: false }),
    onTouchStart: () => {
      clearTimeout(lifted.current);
      set({ touch: true });
    },
    onTouchEnd: lift,
    onTouchCancel: lift,
    onFocus: () => set({ focus: true }),
    onBlur: () => set({ focus: false }),
  };
  return { isHeld: held.pointer || held.touch || held.focus, handlers };
}
