import type { FieldFixtures } from '../field-fixtures';
import type { FileField } from '.';

export const fileFixtures: FieldFixtures<FileField> = {
  field: { type: 'file', name: 'contract', label: 'Contract', required: false, unique: false },
  values: [
    'files/contract.pdf',
    'api/uploads/0123456789abcdef0123456789abcdef/अनुबंध-2026.pdf',
    'https://shop.example/files/price-list.xlsx?v=2',
    'https://cdn.shop.example:8443/files/size:a4.pdf',
  ],
  readings: [
    [' files/contract.pdf ', 'files/contract.pdf'],
    ['', null],
  ],
  bad: [
    'javascript:alert(1)',
    'data:text/html,hi',
    'two words.pdf',
    'a"onclick=x',
    'nul\u0000.pdf',
    true,
  ],
  texts: (n, mark) => [`files/${mark}-${n}.pdf`],
};
