import { expect, test } from 'vitest';
import { entityConfig } from '../entities/testing';
import { homeLink, linkGroups } from './links';

const config = (name: string, order: number, group?: string) =>
  entityConfig({
    name,
    label: name.toUpperCase(),
    navigation: { order, ...(group && { group }) },
    fields: [{ name: 'name', type: 'text' }],
  });

const configs = [
  config('page', 60, 'Content'),
  config('coupon', 90, 'Marketing'),
  config('order', 10),
  config('faq', 50, 'Content'),
  config('installer', 20),
];

test('links are grouped and ordered as in the configs', () => {
  const names = linkGroups(configs).map(({ name, links }) => [
    name,
    links.map(({ route }) => route),
  ]);
  expect(names).toEqual([
    [undefined, ['/order', '/installer']],
    ['Content', ['/faq', '/page']],
    ['Marketing', ['/coupon']],
  ]);
});

test('home is the installers, or else the first screen', () => {
  expect(homeLink(configs)?.route).toBe('/installer');
  expect(homeLink([config('coupon', 90), config('page', 60)])?.route).toBe('/page');
  expect(homeLink([])?.route).toBe('/accounts');
});
