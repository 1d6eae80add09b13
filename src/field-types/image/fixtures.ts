import type { FieldFixtures } from '../field-fixtures';
import type { ImageField } from '.';

export const imageFixtures: FieldFixtures<ImageField> = {
  field: {
    type: 'image',
    name: 'articleImg',
    label: 'Article Image',
    required: false,
    unique: false,
  },
  values: [
    'images/forest.jpg',
    '/images/a-b_c.webp',
    'https://shop.example/images/forest.jpg',
    'https://cdn.shop.example:8443/images/forest.jpg',
  ],
  readings: [
    [' images/forest.jpg ', 'images/forest.jpg'],
    ['', null],
  ],
  bad: [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'two words.jpg',
    'a"onerror=x',
    'nul\u0000.jpg',
    true,
  ],
  texts: (n, mark) => [`images/${mark}-${n}.jpg`],
};
