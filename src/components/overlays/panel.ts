/** What opens beside its button: a menu, a list or a popover. */
export const panelClasses =
  'z-50 rounded-lg border border-line bg-raised text-ink text-sm shadow-lg';

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
