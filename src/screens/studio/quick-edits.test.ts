import { expect, test } from 'vitest';
import { checkConfig } from '../../entities/check/check-config';
import { withNewField } from './quick-edits';

const field = { name: 'phone', label: 'Phone', type: 'phone' } as const;

test.each([
  [
    'the last of a form without sections',
    '{ "label": "Shop", "fields": [{ "name": "city", "type": "text" }], "form": ["city"] }',
    '"form": ["city", "phone"]',
  ],
  [
    'above the sections of a form, so that the file remains valid',
    `{
  "label": "Shop",
  "fields": [{ "name": "city", "type": "text" }, { "name": "note", "type": "text" }],
  "form": [
    "city",
    { "label": "More", "fields": ["note"] }
  ]
}`,
    `"form": [
    "city",
    "phone",
    { "label": "More", "fields": ["note"] }
  ]`,
  ],
])('a field that is added in the Config Studio is %s', (_, text, form) => {
  const added = withNewField(text, { field, isInTable: false });
  expect(added).toContain(form);
  expect(checkConfig(added, 'shop.json', 'shop').problems).toEqual([]);
});
