import { useEffect, useRef } from 'react';

const EVENTS = ['pointerdown', 'pointerup', 'pointercancel'];

/**
 * Returns a function that runs an action at once, or else at the end of the current click. A field loses
 * the focus on pointer down: if content moved then, the click would miss its target.
 */
export function useAfterClick(): (act: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const update = ({ type }: Event) => {
      isDown.current = type === 'pointerdown';
    };
    for (const type of EVENTS) window.addEventListener(type, update, true);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, update, true);
    };
  }, []);
  return (act) => {
    if (isDown.current) window.addEventListener('pointerup', () => setTimeout(act), { once: true });
    else act();
  };
}
