import { beforeEach, expect, test } from 'vitest';
import { focusClicked } from './focus-clicked';

focusClicked();

beforeEach(() => {
  document.body.innerHTML = `<input /><main tabindex="-1"><button>Update</button>
    <table><tr class="data-row"><td>Asha <input type="checkbox" /></td></tr></table></main>`;
});

const click = (detail: number) =>
  document
    .querySelector('button')
    ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));

test.each(['body', 'main'])('a clicked button takes the focus from the %s around it', (around) => {
  document.querySelector<HTMLElement>(around)?.focus();
  click(1);
  expect(document.activeElement?.textContent).toBe('Update');
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a field keeps the focus when a button outside it is clicked', () => {
  document.querySelector('input')?.focus();
  click(1);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a button that a key clicks does not take the focus', () => {
  click(0);
  expect(document.activeElement).toBe(document.body);
});

test('a clicked row takes the focus, unless the click is on a control in it', () => {
  const clickOn = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  clickOn('td input');
  expect(document.activeElement).toBe(document.body);
  clickOn('td');
  expect(document.activeElement?.tagName).toBe('TR');
});

test('a click that ends a selection of text does not focus the row', () => {
  const cell = document.querySelector('td');
  if (cell) getSelection()?.selectAllChildren(cell);
  cell?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  expect(document.activeElement).toBe(document.body);
  getSelection()?.removeAllRanges();
});
