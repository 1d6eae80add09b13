import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfigs } from '../entities/check/load-configs';
import { entityConfig } from '../entities/testing';
import { handWrittenScreens } from './hand-written-screens';
import { homeLink, linkGroups, ownScreens } from './links';

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

test('no two screens have the same icon, except for the default one', async () => {
  const { configs } = await loadConfigs(join(import.meta.dirname, '../../entity-configs'));
  const screens = [...configs, ...handWrittenScreens, ...ownScreens];
  const icons = screens.map(({ navigation }) => navigation.icon).filter((icon) => icon !== 'table');
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});
