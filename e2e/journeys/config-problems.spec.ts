import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { expect } from '../fixtures/test';

const FIVE_FAULTS = `{
  "name": "supplier",
  "label": "Supplier",
  "pagesize": 10,
  "fields": [
    { "name": "name", "label": "Name", "type": "txt" },
    { "name": "phone", "label": "Phone", "type": "phone", "required": "yes" }
  ],
  "columns": [{ "field": "name", "sortabel": true }, { "field": "city" }]
}
`;

test('a file with five problems: the server says all five, and where they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-problems-'));
  writeFileSync(join(folder, 'supplier.json'), FIVE_FAULTS);
  const { code, output } = await PaperhangerServer.startAndFail({ configsFolder: folder });
  rmSync(folder, { recursive: true });

  expect(code).toBe(1);
  expect(output).not.toContain('Open http');
  expect(output).toMatch(/supplier\.json:4:\d+ .*pagesize[\s\S]*"pageSize"/);
  expect(output).toMatch(/supplier\.json:6:\d+ .*fields\[0\]\.type[\s\S]*"text"/);
  expect(output).toMatch(/supplier\.json:7:\d+ .*fields\[1\]\.required/);
  expect(output).toMatch(/supplier\.json:9:\d+ .*columns\[0\]\.sortabel[\s\S]*"sortable"/);
  expect(output).toMatch(/supplier\.json:9:\d+ .*columns\[1\]\.field/);
  expect(output).toMatch(/5 problems in 1 file/);
  expect(output).not.toMatch(/^\s+at /m);
});
