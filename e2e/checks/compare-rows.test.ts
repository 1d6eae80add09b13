import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entityConfig } from '../../src/entities/testing';
import { compareRows } from '../conformance/deployed/compare-rows';

const config = entityConfig({
  name: 'lead',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'phone', type: 'phone' },
    { name: 'city', type: 'text' },
  ],
});

test('the rows of another server are compared with a config in both directions', () => {
  const said: string[] = [];
  const rows = [
    { id: 1, name: 'Asha', phone: 9876543210, stage: 'new' },
    { id: 2, name: null, phone: 'none', stage: 'won', note: null },
  ];
  expect(compareRows(config, rows, (sentence) => said.push(sentence))).toBe(5);
  expect(said).toEqual([
    '2 of 2 rows have “stage”, which lead.json lacks: “new”, “won”',
    '1 of 2 rows have “note”, which lead.json lacks: “null”',
    '1 of 2 rows break a rule of “name”, “Name is required.”: “null”',
    expect.stringMatching(/^1 of 2 rows break a rule of “phone”, .*: “none”$/),
    'No row has “city”, which is in lead.json: its cells are empty.',
  ]);
  const right = [{ id: 3, name: 'Ravi', phone: '9876543210', city: '' }];
  expect(compareRows(config, right, () => {})).toBe(0);
});

test('a row may lack a required field that it does not have, and no Aadhaar number is shown', () => {
  const visit = entityConfig({
    fields: [
      { name: 'kind', type: 'text' },
      { name: 'reason', type: 'text', required: true, showIf: { kind: 'lost' } },
      { name: 'card', type: 'aadhaar' },
    ],
  });
  const said: string[] = [];
  const rows = [
    { id: 1, kind: 'won', reason: null, card: '123' },
    { id: 2, kind: 'lost', reason: null, card: null },
  ];
  compareRows(visit, rows, (sentence) => said.push(sentence));
  expect(said).toEqual([
    '1 of 2 rows break a rule of “reason”, “Reason is required.”: “null”',
    '1 of 2 rows break a rule of “card”, “Card must have 12 digits.”',
  ]);
});

test('npm run check compares rows with the files that --fix has corrected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-check-'));
  writeFileSync(
    join(folder, 'lead.json'),
    '{"label": "Lead", "fields": [{"name": "city", "type": "text"},]}',
  );
  const options = ['--fix', '--url', 'http://127.0.0.1:9', '--user', 'meera'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/server/commands/check.ts', ...options],
    { encoding: 'utf8', env: { PATH: process.env.PATH, PAPERHANGER_CONFIGS: folder } },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toContain('Nothing is wrong in');
  // Nothing listens on this port.
  expect(stderr).toMatch(/^The server does not answer: /);
});
