import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { type Configs, liveConfigs } from './live-configs';

let folder: string;
let adopted: string[][];
let configs: Configs;
let canAdopt: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-configs-'));
  adopted = [];
  canAdopt = true;
  configs = liveConfigs(folder, async (files) => {
    if (!canAdopt) throw new Error('The database does not answer.');
    adopted.push(names(files));
  });
});
afterEach(() => rm(folder, { recursive: true }));

const names = (files: readonly EntityConfig[]) => files.map(({ name }) => name).sort();
const write = (name: string, more = {}) =>
  writeFile(
    join(folder, `${name}.json`),
    JSON.stringify({ name, label: name, fields: [{ name: 'notes', type: 'text' }], ...more }),
  );

test('files are read once, and again only when one changed, came or went', async () => {
  await write('supplier');
  await configs.refresh();
  const first = configs.current();
  expect(names(first)).toEqual(['supplier']);

  await configs.refresh();
  expect(configs.current()).toBe(first);

  await write('customer');
  await configs.refresh();
  await write('customer', { label: 'Buyer' });
  await configs.refresh();
  expect(configs.current().map(({ label }) => label)).toContain('Buyer');
  await rm(join(folder, 'supplier.json'));
  await configs.refresh();
  expect(adopted).toEqual([
    ['supplier'],
    ['customer', 'supplier'],
    ['customer', 'supplier'],
    ['customer'],
  ]);
});

test('a file with problems is reported once and changes nothing until it is corrected', async () => {
  await write('supplier');
  await configs.refresh();
  const before = configs.current();
  await write('customer', { pageSise: 5 });
  await expect(configs.refresh()).rejects.toThrow('pageSise');
  await configs.refresh();
  expect(configs.current()).toBe(before);

  await write('customer');
  await configs.refresh();
  expect(names(configs.current())).toEqual(['customer', 'supplier']);
});

test('configs that could not be adopted are tried again', async () => {
  await write('supplier');
  canAdopt = false;
  await expect(configs.refresh()).rejects.toThrow('database');
  expect(configs.current()).toEqual([]);
  canAdopt = true;
  await configs.refresh();
  expect(names(configs.current())).toEqual(['supplier']);
});

test('simultaneous refreshes read the files once', async () => {
  await write('supplier');
  await Promise.all([configs.refresh(), configs.refresh(), configs.refresh()]);
  expect(adopted).toHaveLength(1);
});
