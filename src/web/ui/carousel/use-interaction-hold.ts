import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The hold outlasts a touch by this time, because the content scrolls on after a flick. */
const touchHoldMs = 3_000;

/** Returns whether an element is pointed at, touched or focused, and the handlers that detect it. */
export function useInteractionHold() {
  const [held, setHeld] = useState({ pointer: false, touch: false, focus: false });
  const touchTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
  const endTouch = () => {
    clearTimeout(touchTimer.current);
    touchTimer.current = setTimeout(() => set({ touch: false }), touchHoldMs);
  };

  useEffect(() => () => clearTimeout(touchTimer.current), []);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && set({ pointer: true }),
    onPointerLeave: () => set({ pointer: false }),
    onTouchStart: () => {
      clearTimeout(touchTimer.current);
      set({ touch: true });
    },
    onTouchEnd: endTouch,
    onTouchCancel: endTouch,
    onFocus: () => set({ focus: true }),
    onBlur: () => set({ focus: false }),
  };
  return { isHeld: held.pointer || held.touch || held.focus, handlers };
}
