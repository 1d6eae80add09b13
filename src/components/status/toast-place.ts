/** In pixels: how far from the window's lower edge toasts usually are, how high they may be, and their gap to a bar. */
const USUAL = 80;
const HIGHEST = 80;
const GAP = 8;

/** Where a screen wants toasts, in CSS; null is the usual place. `Toasts` reads the variable. */
function placeToasts(distance: string | null): void {
  document.documentElement.style.setProperty('--toasts', distance);
}

/** The `ref` of the bar of a selection: toasts, which are in front of it, stay above it, wherever the table ends. */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return;
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const isFarAbove = innerHeight - bottom > USUAL + HIGHEST;
    const distance = Math.max(USUAL, innerHeight - top + GAP);
    placeToasts(isFarAbove ? null : `${distance}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const element of [bar, bar.parentElement]) if (element) observer.observe(element);
  const changes = new AbortController();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, measure, { capture: true, passive: true, signal: changes.signal });
  return () => {
    observer.disconnect();
    changes.abort();
    placeToasts(null);
  };
}
