import type { FieldFixtures } from '../field-fixtures';
import type { EmailField } from '.';

export const emailFixtures: FieldFixtures<EmailField> = {
  field: { type: 'email', name: 'email', label: 'Email', required: false, unique: false },
  values: ['asha@example.com', 'a.b+c@mail.example.co.in', 'आशा@उदाहरण.भारत'],
  readings: [
    [' asha@example.com ', 'asha@example.com'],
    ['', null],
  ],
  bad: [
    'asha',
    'asha@',
    '@example.com',
    'a b@example.com',
    'asha@example',
    'a@b..in',
    'mailto:asha@example.com',
    'nul\u0000@example.com',
    true,
  ],
  texts: (n, mark) => [`${mark}${n}@example.com`],
};
