import { type APIResponse, expect, type Page } from '@playwright/test';
import type { EntityConfig } from '../../src/entities/entity-config';
import { fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { modelOf } from '../../src/field-types';
import { send } from '../fixtures/send';
import { validText } from './field-entries';

/** Sends a request to the server as the page's signed-in user, without the page. */
export function post(page: Page, path: string, data: unknown): Promise<APIResponse> {
  return send(page.request, path, data);
}

/** Every row of an entity, as the server has them. */
export async function fetchRows(page: Page, config: EntityConfig): Promise<readonly Row[]> {
  const answer = await post(page, config.endpoints.fetch, undefined);
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Adds rows without going through the form: what the other tests find and change. */
export async function addRows(
  page: Page,
  config: EntityConfig,
  mark: string,
  count: number,
): Promise<readonly Row[]> {
  const rows = Array.from({ length: count }, (_, n) => valuesOf(config, n, mark));
  for (const row of rows) {
    const answer = await post(page, config.endpoints.add, row);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return rows;
}

/** The n-th row's values, canonical as the form sends them. */
export function valuesOf(config: EntityConfig, n: number, mark: string): Row {
  const names = config.actions.add?.fields ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const field = fieldOf(config, name);
      return [name, modelOf(field).parse(validText(field, n, mark), field)];
    }),
  );
}
