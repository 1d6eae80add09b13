let isDown = false;

window.addEventListener('pointerdown', () => setDown(true), true);
window.addEventListener('pointerup', () => setDown(false), true);
window.addEventListener('pointercancel', () => setDown(false), true);

function setDown(down: boolean): void {
  isDown = down;
}

/**
 * Acts at once, or, while a button of the mouse is held, when the click is over. A field is left when
 * the button goes down: what moves the page right then makes the click miss what it was meant for.
 */
export function whenPointerIsUp(act: () => void): void {
  if (!isDown) act();
  else window.addEventListener('pointerup', () => setTimeout(act), { once: true });
}
