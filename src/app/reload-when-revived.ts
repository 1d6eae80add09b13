/**
 * A page that the browser kept and shows again on the way back may be that of a user who has signed
 * out since: it starts anew, and shows nothing until then.
 */
export function reloadWhenRevived(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
