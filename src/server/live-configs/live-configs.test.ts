import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntityConfig } from '../../entities/entity-config';
import { DatabaseError } from '../database/database-error';
import { type LiveConfigs, liveConfigs } from './live-configs';

let folder: string;
let keptFolder: string;
let adopted: string[][];
let reports: string[];
let failures: string[];
let configs: LiveConfigs;
let rejection: Error | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-configs-'));
  keptFolder = join(folder, 'data', 'kept');
  configs = start();
});
afterEach(() => {
  vi.useRealTimers();
  return rm(folder, { recursive: true });
});

/** Does what a server does when it starts. */
function start(): LiveConfigs {
  adopted = [];
  reports = [];
  failures = [];
  rejection = undefined;
  return liveConfigs({
    folder,
    keptFolder,
    onReport: (report) => void reports.push(report),
    onFailure: ({ message }) => void failures.push(message),
    finishPublishing: async () => {},
    onAdopted: async () => {},
    async adopt(files) {
      if (rejection && names(files).includes('customer')) throw rejection;
      adopted.push(names(files));
    },
  });
}

const names = (files: readonly EntityConfig[]) => files.map(({ name }) => name).sort();
const inForce = () => names(configs.current());
const labels = () =>
  configs
    .current()
    .map(({ label }) => label)
    .sort();
const write = (name: string, more = {}) =>
  writeFile(
    join(folder, `${name}.json`),
    JSON.stringify({ label: name, fields: [{ name: 'notes', type: 'text' }], ...more }),
  );
const breakFile = (name: string) => writeFile(join(folder, `${name}.json`), '{\n "name" }');

test('files are read once, and again only when one is changed, added or removed', async () => {
  await write('supplier');
  await configs.refresh();
  const first = configs.current();
  expect(inForce()).toEqual(['supplier']);

  await configs.refresh();
  expect(configs.current()).toBe(first);

  await write('customer');
  await configs.refresh();
  await write('customer', { label: 'Buyer' });
  await configs.refresh();
  expect(labels()).toContain('Buyer');
  await rm(join(folder, 'supplier.json'));
  await configs.refresh();
  expect(adopted).toEqual([
    ['supplier'],
    ['customer', 'supplier'],
    ['customer', 'supplier'],
    ['customer'],
  ]);
});

test('configs that could not be adopted are tried again', async () => {
  await write('customer');
  rejection = new Error('The database does not answer.');
  await expect(configs.load()).rejects.toThrow('database');
  expect(configs.current()).toEqual([]);
  rejection = undefined;
  await configs.refresh();
  expect(inForce()).toEqual(['customer']);
});

test('why configs can’t be adopted is reported once, however often that is tried', async () => {
  await write('supplier');
  await configs.load();
  await write('customer');
  const pollOften = async () => {
    for (const _ of [1, 2, 3, 4]) await configs.poll();
    await configs.refresh();
  };
  rejection = new Error('The database does not answer.');
  await pollOften();
  rejection = new Error('The disk is full.');
  await pollOften();
  expect(failures).toEqual(['The database does not answer.', 'The disk is full.']);
  expect(inForce()).toEqual(['supplier']);

  rejection = undefined;
  await pollOften();
  expect(inForce()).toEqual(['customer', 'supplier']);
  await write('customer', { label: 'Buyer' });
  rejection = new Error('The disk is full.');
  await pollOften();
  expect(failures).toHaveLength(3);
});

test('a server starts after the last day that a default allows', async () => {
  vi.setSystemTime('2026-12-31');
  await write('supplier', {
    fields: [
      { name: 'from', type: 'date', default: 'today', max: '2026-12-31' },
      { name: 'till', type: 'date', default: '2026-12-31', min: 'today' },
    ],
  });
  await configs.refresh();
  vi.setSystemTime('2027-01-01');
  configs = start();
  await configs.refresh();
  expect(inForce()).toEqual(['supplier']);
  expect(reports).toEqual([]);
});

test('simultaneous refreshes read the files once', async () => {
  await write('supplier');
  await Promise.all([configs.refresh(), configs.refresh(), configs.refresh()]);
  expect(adopted).toHaveLength(1);
});

test('the folder is read only after writing has ended', async () => {
  await write('supplier');
  await configs.poll();
  await breakFile('supplier');
  await configs.poll();
  await write('supplier', { label: 'Wholesaler' });
  await configs.poll();
  expect(adopted).toEqual([]);
  await configs.poll();
  expect(labels()).toEqual(['Wholesaler']);
  expect(reports).toEqual([]);
});

describe('a file with problems', () => {
  beforeEach(async () => {
    await write('supplier');
    await write('customer');
    await configs.refresh();
  });

  test('is reported once, and its last good version stays in use beside the other files', async () => {
    await write('customer', { pageSise: 5 });
    await write('supplier', { label: 'Wholesaler' });
    await configs.refresh();
    await configs.refresh();
    expect(reports).toEqual([
      expect.stringMatching(/customer\.json, line 1: its last good version stays[\s\S]*pageSise/),
    ]);
    expect(configs.report()).toBe(reports[0]);
    expect(labels()).toEqual(['Wholesaler', 'customer']);

    await write('customer');
    await configs.refresh();
    expect(configs.report()).toBeUndefined();
  });

  test('does not keep a server from starting', async () => {
    await breakFile('customer');
    await breakFile('unknown');
    configs = start();
    await configs.refresh();
    expect(inForce()).toEqual(['customer', 'supplier']);
    expect(reports).toEqual([expect.stringContaining('unknown.json, line 2: it is not used')]);
  });

  test('that contradicts another one is also replaced by its last good version', async () => {
    await write('customer', { route: '/supplier' });
    configs = start();
    await configs.refresh();
    expect(configs.current().map(({ route }) => route)).toEqual(['/customer', '/supplier']);
    expect(reports).toHaveLength(1);
  });

  test('that the database rejects is not used', async () => {
    rejection = new DatabaseError('customer.json: the field "City" differs only in case.');
    await write('supplier', { label: 'Wholesaler' });
    await expect(configs.load()).rejects.toThrow('only in case');
    await rm(join(keptFolder, 'customer.json'));
    await configs.refresh();
    expect(inForce()).toEqual(['supplier']);
    expect(reports).toEqual([expect.stringContaining('only in case')]);
  });

  test('is reported beside what the database rejects', async () => {
    await rm(join(folder, 'customer.json'));
    await configs.refresh();
    rejection = new DatabaseError('customer.json: the field "City" differs only in case.');
    await write('customer');
    await breakFile('supplier');
    await configs.refresh();
    expect(inForce()).toEqual(['supplier']);
    expect(reports).toEqual([
      expect.stringMatching(/only in case[\s\S]*supplier\.json, line 2: its last good version/),
    ]);
  });

  test('is forgotten when it is removed', async () => {
    await rm(join(folder, 'customer.json'));
    await configs.refresh();
    expect(await readdir(keptFolder)).toEqual(['supplier.json']);
    configs = start();
    await configs.refresh();
    expect(inForce()).toEqual(['supplier']);
    expect(reports).toEqual([]);
  });

  test('the last good versions stay in use even if all files have problems or are missing', async () => {
    await breakFile('customer');
    await rm(join(folder, 'supplier.json'));
    await configs.refresh();
    expect(inForce()).toEqual(['customer']);
    await rm(join(folder, 'customer.json'));
    configs = start();
    await configs.refresh();
    expect(inForce()).toEqual(['customer']);
    expect(reports).toEqual([expect.stringContaining('no entity files')]);
  });
});

describe('a first roles file with a mistake', () => {
  beforeEach(async () => {
    await write('supplier');
    await configs.refresh();
    await writeFile(join(folder, 'roles.json'), '{\n  "owner": "al"\n}');
    await configs.refresh();
  });

  test('is reported with its line and key, and leaves everyone’s rights as they were', async () => {
    expect(reports).toEqual([
      expect.stringMatching(
        /^There are problems .* roles\.json, line 2: it is not used[\s\S]*:2:\d+ {2}owner/,
      ),
    ]);
    expect(configs.roles()).toBeUndefined();

    await writeFile(join(folder, 'roles.json'), '{ "owner": "all" }');
    await configs.refresh();
    expect(configs.roles()).toEqual({ owner: 'all' });
    await writeFile(join(folder, 'roles.json'), '{ "owner": "al" }');
    await configs.refresh();
    expect(configs.roles()).toEqual({ owner: 'all' });
  });

  test('gives nobody any rights after a restart', async () => {
    configs = start();
    await configs.refresh();
    expect(configs.roles()).toEqual({});
  });
});

test('the first start is rejected with the report', async () => {
  await write('supplier');
  await breakFile('customer');
  await expect(configs.load()).rejects.toThrow('customer.json:2');
});
