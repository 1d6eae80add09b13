/**
 * Reloads a page from the browser's back/forward cache, and hides it until then: its user may have signed
 * out since.
 */
export function reloadWhenRevived(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
