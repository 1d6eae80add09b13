import type { FieldFixtures } from '../field-fixtures';
import type { SlugField } from '.';

export const slugFixtures: FieldFixtures<SlugField> = {
  field: { type: 'slug', name: 'slug', label: 'Slug', required: false, unique: false },
  values: ['misty-forest', 'a', '2026', 'x-1-y'],
  readings: [
    [' misty-forest ', 'misty-forest'],
    [2026, '2026'],
    ['', null],
  ],
  bad: ['Misty Forest', '-misty', 'misty--forest', 'misty/forest', 'मुंबई', true],
  texts: (n, mark) => [`${mark}-${n}`.toLowerCase(), `slug-${n}`],
};
