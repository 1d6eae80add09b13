import { type APIResponse, expect } from '@playwright/test';
import type { EntityConfig, Target } from '../../src/entities/entity-config';
import { withChoices } from '../../src/entities/references';
import type { Row } from '../../src/entities/row';
import { modelOf } from '../../src/field-types';
import { fetchRows, post, type Sender } from '../fixtures/post';
import { send } from '../fixtures/send';
import { validTexts } from './field-entries';

/** Sends a workbook to the server as a page does. */
export function upload({ request }: Sender, path: string, workbook: Buffer): Promise<APIResponse> {
  const file = { name: 'rows.xlsx', mimeType: 'application/octet-stream', buffer: workbook };
  return send(request, path, undefined, { file });
}

/** The config with the rows that its fields can refer to. */
export async function withRowsToUse(page: Sender, config: EntityConfig): Promise<EntityConfig> {
  const known = new Map<Target, readonly Row[]>();
  for (const target of config.targets ?? []) known.set(target, await fetchRows(page, target.path));
  return withChoices(config, (target) => known.get(target));
}

/** Adds rows without the form. */
export async function addRows(
  page: Sender,
  config: EntityConfig,
  mark: string,
  count: number,
): Promise<readonly Row[]> {
  const rows = Array.from({ length: count }, (_, n) => valuesOf(config, n, mark));
  // One of many rows has only its required values.
  const last = rows.length > 2 ? withoutOptional(config, rows.pop() ?? {}) : undefined;
  if (last) rows.push(last);
  for (const row of rows) {
    const answer = await post(page, config.endpoints.add, row);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return rows;
}

function withoutOptional(config: EntityConfig, row: Row): Row {
  const [first] = config.columns.filter(({ searchable }) => searchable);
  const optional = config.fields.filter(
    ({ name, required, type }) =>
      !required && name !== first?.field && type !== 'boolean' && type !== 'select',
  );
  return { ...row, ...Object.fromEntries(optional.map(({ name }) => [name, null])) };
}

/** The n-th row's values as the form sends them. */
export function valuesOf(config: EntityConfig, n: number, mark: string, given?: Row): Row {
  const names = config.actions.add?.fields ?? [];
  const texts = [...validTexts(config, names, n, mark, given)];
  return {
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...Object.fromEntries(
      texts.map(([field, text]) => [field.name, modelOf(field).parse(text, field)]),
    ),
  };
}
