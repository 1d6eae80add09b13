import { expect, test } from 'vitest';
import { foldersOf } from './folders';

test('a folder is the default one where its variable is missing or empty', () => {
  const defaults = { configsFolder: 'entity-configs', dataFolder: 'data' };
  expect(foldersOf({})).toEqual(defaults);
  expect(foldersOf({ PAPERHANGER_CONFIGS: '', PAPERHANGER_DATA: ' ' })).toEqual(defaults);
  expect(foldersOf({ PAPERHANGER_CONFIGS: 'shop' })).toEqual({
    ...defaults,
    configsFolder: 'shop',
  });
});
