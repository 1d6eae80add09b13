import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixFiles } from './fix-problems';
import { loadConfigs } from './load-configs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SHARED = {
  metaTitle: { type: 'text', max: 60 },
  slug: { type: 'slug', required: true },
};

async function load(shared: unknown, fields: readonly unknown[], more: object = {}) {
  const write = (file: string, value: unknown) =>
    writeFile(
      join(folder, file),
      typeof value === 'string' ? value : JSON.stringify(value, null, 1),
    );
  await write('shared-fields.json', shared);
  await write('page.json', { label: 'Page', fields, ...more });
  await write('article.json', { label: 'Article', fields: ['metaTitle', 'slug'] });
  const { configs, problems, warnings } = await loadConfigs(folder);
  const placed = [...problems, ...warnings].map(
    ({ file, path, line, suggestion }) =>
      `${basename(file)} ${path} ${line}${suggestion ? ` ${suggestion}` : ''}`,
  );
  return { placed, problems, config: configs.find(({ name }) => name === 'page') };
}

test('a shared field is used by its name, or with changes', async () => {
  const fields = [{ field: 'metaTitle', max: 80, width: 'wide' }, 'slug'];
  const { placed, config } = await load(SHARED, fields, { columns: ['metaTitle'] });
  expect(placed).toEqual([]);
  expect(config?.fields).toMatchObject([
    { name: 'metaTitle', label: 'Meta Title', type: 'text', max: 80, width: 'wide' },
    { name: 'slug', type: 'slug', required: true },
  ]);
});

test('an unknown shared field is reported with the nearest known one', async () => {
  const { placed } = await load(SHARED, ['metaTitel', { field: 'slugg' }, 'x']);
  expect(placed).toEqual([
    'page.json fields[0] 4 metaTitle',
    'page.json fields[1].field 6 slug',
    'page.json fields[2] 8',
  ]);
});

test('a problem of a shared field is reported once, where it is', async () => {
  const shared = { ...SHARED, metaTitle: { type: 'text', max: -1, requird: true } };
  expect((await load(shared, ['metaTitle', { field: 'metaTitle', width: 'wide' }])).placed).toEqual(
    ['shared-fields.json metaTitle.max 4', 'shared-fields.json metaTitle.requird 5 required'],
  );
});

test('a misspelt key of a shared field is corrected where it is', async () => {
  const text = '{ "metaTitle": { "type": "text", "requird": true }, "slug": { "typ": "slug" } }';
  await load(text, ['metaTitle', 'slug']);
  const { fileTexts } = await fixFiles(folder);
  expect([...fileTexts]).toEqual([
    ['shared-fields.json', text.replace('requird', 'required').replace('"typ"', '"type"')],
  ]);
});

test('a shared field that names another one is reported once, where it is', async () => {
  const shared = { ...SHARED, metaTitle: { field: 'slug', type: 'text' } };
  expect((await load(shared, ['metaTitle', { field: 'slug', width: 'wide' }])).placed).toEqual([
    'shared-fields.json metaTitle.field 3',
  ]);
});

test('a change that breaks a shared field is reported where it is', async () => {
  const fields = [
    { field: 'metaTitle', max: 5, default: 'too long' },
    { field: 'slug', rows: 2 },
  ];
  expect((await load(SHARED, fields)).placed).toEqual([
    'page.json fields[0].default 7',
    'page.json fields[1].rows 11',
  ]);
});

test('a file that isn’t JSON is one problem', async () => {
  expect((await load('{ "metaTitle": ', ['metaTitle'])).placed).toEqual(['shared-fields.json  1']);
});

test('a name in a shared field, and no field at all, are problems', async () => {
  const named = { ...SHARED, slug: { ...SHARED.slug, name: 'slug' } };
  expect((await load(named, ['slug'])).placed).toEqual(['shared-fields.json slug.name 9']);
  expect((await load([], [{ name: 'a', type: 'text' }])).placed[0]).toBe('shared-fields.json  1');
});

test('a shared field that no entity uses is a warning', async () => {
  const shared = { ...SHARED, follow: { type: 'boolean' } };
  const { placed, problems } = await load(shared, ['slug']);
  expect(problems).toEqual([]);
  expect(placed).toEqual(['shared-fields.json follow 10']);
});

test('if there is no file with shared fields, the message about a shared field’s name says so', async () => {
  await writeFile(join(folder, 'page.json'), '{ "label": "Page", "fields": ["slug"] }');
  const { problems } = await loadConfigs(folder);
  expect(problems.map(({ path, reason }) => [path, reason])).toEqual([
    [
      'fields[0]',
      'There is no shared field "slug". There is no shared-fields.json beside this file. Write the field as an object.',
    ],
  ]);
});
