/** In pixels: between the control and its list, and between the list and the window's edges. */
const GAP = 6;
const EDGE = 8;
const MAX_HEIGHT = 320;
const MAX_WIDTH = 384;
/** With less space than this below the control, the list opens where there is more. */
const MIN_HEIGHT = 208;

/** Positions a fixed panel below its control, or above it if there is more space. */
export function placePanel(panel: HTMLElement, control: Element): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The rest may be covered by a phone's keyboard.
  const visibleHeight = window.visualViewport?.height ?? clientHeight;
  const below = visibleHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isBelow = below >= MIN_HEIGHT || below >= above;

  const { style } = panel;
  style.minWidth = pixels(Math.min(width, clientWidth - 2 * EDGE));
  style.maxWidth = pixels(Math.min(Math.max(width, MAX_WIDTH), clientWidth - 2 * EDGE));
  style.maxHeight = pixels(Math.min(MAX_HEIGHT, isBelow ? below : above));
  style.top = isBelow ? pixels(bottom + GAP) : 'auto';
  style.bottom = isBelow ? 'auto' : pixels(clientHeight - top + GAP);
  style.left = pixels(Math.max(EDGE, Math.min(left, clientWidth - EDGE - panel.offsetWidth)));
}

/** Whether a part of the element is visible within all its scrolling ancestors. */
export function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const { left, top, right, bottom } = parent.getBoundingClientRect();
    const isOutside = box.bottom < top || box.top > bottom || box.right < left || box.left > right;
    if (isOutside) return false;
  }
  return true;
}

function pixels(length: number): string {
  return `${length}px`;
}
