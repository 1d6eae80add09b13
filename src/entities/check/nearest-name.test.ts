import { expect, test } from 'vitest';
import { nearestName } from './nearest-name';

test.each([
  ['fone', ['name', 'phone'], 'phone'],
  ['requird', ['required', 'unique'], 'required'],
  ['lable', ['label', 'table'], 'label'],
  // Half of the letters differ.
  ['stage', ['sale'], undefined],
  ['price', ['place'], undefined],
  ['toggle', ['to'], undefined],
])('%s among %j means %s', (written, names, meant) => {
  expect(nearestName(written, names)).toBe(meant);
});
