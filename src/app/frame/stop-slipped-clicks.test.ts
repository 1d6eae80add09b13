import { expect, test } from 'vitest';
import { stopSlippedClicks } from './stop-slipped-clicks';

stopSlippedClicks();

test.each([
  ['takes effect on the same row', 'PH-1', true],
  ['is ignored on a row that has moved there', 'PH-2', false],
])('the second click of a double-click %s', (_, second, isDone) => {
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

test('the second click of a double-click is ignored if another button has moved under the pointer', () => {
  document.body.innerHTML = '<button>Publish</button><button>Reject</button>';
  const clicked: unknown[] = [];
  document.body.addEventListener('click', ({ target }) => clicked.push(target));
  const [publish, reject] = document.querySelectorAll('button');
  const click = (button: Element | undefined, detail: number) =>
    button?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  click(publish, 1);
  click(reject, 2);
  expect(clicked).toEqual([publish]);
  click(publish, 2);
  expect(clicked).toEqual([publish, publish]);
});
