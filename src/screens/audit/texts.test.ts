import { expect, test } from 'vitest';
import { detailText } from './texts';

test('an entry of the audit log leaves out what was not recorded', () => {
  const details = { note: null, session: 'abc', files: ['a', 'b'] };
  const entry = {
    id: 1,
    at: '',
    who: null,
    kind: 'x',
    address: null,
    subject: 'coupon',
    details,
  };
  expect(detailText(entry)).toBe('coupon · files: a, b');
});
