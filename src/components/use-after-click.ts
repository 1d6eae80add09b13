import { useEffect, useRef } from 'react';

const EVENTS = ['pointerdown', 'pointerup', 'pointercancel'];

/**
 * Returns a function that runs an action at once, or else at the end of the current click. A field loses
 * the focus on pointer down: if content moved then, the click would miss its target.
 */
export function useAfterClick(): (act: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const update = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
      if (!isDown.current) for (const act of waiting.current.splice(0)) setTimeout(act);
    };
    for (const type of EVENTS) window.addEventListener(type, update, true);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, update, true);
    };
  }, []);
  return (act) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  };
}
