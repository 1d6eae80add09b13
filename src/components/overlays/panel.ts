/**
 * For panels that open beside their button: menus, lists and popovers. They cover toasts, which would otherwise cover
 * their buttons.
 */
export const panelClasses =
  'z-70 rounded-lg border border-line bg-raised text-ink text-sm elevated';

/** In pixels: a panel's greatest and least height, and the gap below it. */
const HIGHEST = 448;
const LOWEST = 240;
const MARGIN = 8;

/** The `ref` of a panel without an `anchor`: limits its height to the window, and scrolls the page if that is not enough. */
export function fitInWindow(panel: HTMLElement | null): void {
  if (!panel) return;
  const space = innerHeight - panel.getBoundingClientRect().top - MARGIN;
  panel.style.maxHeight = `${Math.max(LOWEST, Math.min(HIGHEST, space))}px`;
  panel.scrollIntoView?.({ block: 'nearest' });
}

/**
 * The target of `Portal.Group` for panels with an `anchor`. Headless UI's own is outside of all landmarks, where
 * screen readers that go from landmark to landmark find nothing.
 */
export const panelTarget = {
  get current(): HTMLElement {
    const landmarks = document.querySelectorAll<HTMLElement>('main, [role=dialog]');
    const landmark = [...landmarks].at(-1) ?? document.body;
    const present = landmark.querySelector<HTMLElement>(':scope > [data-panels]');
    if (present) return present;
    // Headless UI removes its target along with the last panel, so this can’t be the landmark itself.
    const target = document.createElement('div');
    target.dataset.panels = '';
    landmark.append(target);
    return target;
  },
};
