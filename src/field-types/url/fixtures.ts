import type { FieldFixtures } from '../field-fixtures';
import type { UrlField } from '.';

export const urlFixtures: FieldFixtures<UrlField> = {
  field: { type: 'url', name: 'site', label: 'Web Site', required: false, unique: false },
  values: ['https://example.com', 'http://example.com/a?b=c#d', 'https://उदाहरण.भारत/₹'],
  readings: [
    [' https://example.com ', 'https://example.com'],
    ['', null],
  ],
  bad: [
    'example.com',
    'javascript:alert(1)',
    'https://',
    'https://a b.com',
    'ftp://a.com',
    'https://a.com/nul\u0000',
    true,
  ],
  texts: (n, mark) => [`https://${mark}.example.com/${n}`],
};
