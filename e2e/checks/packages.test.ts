import { expect, test } from 'vitest';
import { productCode } from './product-code';

/** The packages that the product is built on. Each must really be imported. */
const PACKAGES = [
  'react',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-table',
  'react-hook-form',
  '@headlessui/react',
  'zod/mini',
  'ky',
  'zustand',
];

const code = productCode('src');

test.each(PACKAGES)('product code imports %s', (name) => {
  const importsIt = new RegExp(`(^import|^\\} from|\\bfrom) .*'${name}'`, 'm');
  expect(code.some((text) => importsIt.test(text))).toBe(true);
});
