import { expect, test } from 'vitest';
import { stopSlippedClicks } from './stop-slipped-clicks';

stopSlippedClicks();

test.each([
  ['the row that the first click was on', 'PH-1', true],
  ['a row that is there instead', 'PH-2', false],
])('the second click of a double-click on %s', (_, second, isDone) => {
  document.body.innerHTML = `<table><tr data-row="PH-1"><td><input type="checkbox" /></td></tr></table>`;
  const box = document.querySelector('input');
  const click = (detail: number) =>
    box?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  click(1);
  expect(box?.checked).toBe(true);
  box?.closest('tr')?.setAttribute('data-row', second);
  click(2);
  expect(box?.checked).toBe(!isDone);
  click(1);
  expect(box?.checked).toBe(isDone);
});
