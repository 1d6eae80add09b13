import type { APIRequestContext } from '@playwright/test';
import { readLoosely } from '../../../src/common/read-loosely';
import { type EntityConfig, fieldOf } from '../../../src/entities/entity-config';
import { type Row, rowId } from '../../../src/entities/row';
import { type FieldConfig, modelOf } from '../../../src/field-types';
import { editText } from '../../../src/field-types/read';
import { newMark } from '../../fixtures/new-mark';
import { fetchRows, post, type Sender } from '../../fixtures/post';
import { badTexts, validTexts } from '../field-entries';
import { tableSize } from '../rows-for';
import { valuesOf, withRowsToUse } from '../staff-api';
import { isOurs } from './clean-up';
import { readRows } from './read-list';
import type { Tested } from './target';

/** Asks a server for everything that an entity's screen needs, and says in words what is missing or different. */
export async function probeEntity(
  sender: Sender,
  visitor: APIRequestContext,
  url: string,
  checked: EntityConfig,
  say: (sentence: string) => void,
): Promise<Tested> {
  const { name: entity, endpoints, actions, pageSize } = checked;
  const rows = await readRows(await post(sender, endpoints.fetch, undefined), endpoints.fetch, say);
  if (!rows) return { entity, table: false, changes: false };
  probeRows(checked, rows, say);

  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const signedOut = await visitor.post(`${url}${endpoints.fetch}`, { headers, maxRedirects: 0 });
  if (![401, 419].includes(signedOut.status())) {
    say(
      `Without a session, ${endpoints.fetch} answers ${signedOut.status()} instead of 401 or 419.`,
    );
  }
  if (actions.download) {
    const sheet = await post(sender, endpoints.download, undefined);
    const isSheet = sheet.ok() && (await sheet.body()).subarray(0, 2).toString() === 'PK';
    if (!isSheet) say(`${endpoints.download} answers ${sheet.status()} without a workbook.`);
  }

  for (const { path } of checked.targets ?? []) {
    const list = await readRows(await post(sender, path, undefined), path, say);
    if (!list) return { entity, table: false, changes: false };
  }
  const config = await withRowsToUse(sender, checked);
  const added = Array.from({ length: tableSize(config) }, (_, n) => valuesOf(config, n, newMark()));
  if (!actions.add || !actions.remove || !added.every(isOurs)) {
    return { entity, table: rows.length > pageSize, changes: false };
  }
  const changes = await probeChanges(sender, config, say);
  return { entity, table: changes, changes };
}

function probeRows(
  { fields }: EntityConfig,
  rows: readonly Row[],
  say: (sentence: string) => void,
): void {
  if (rows.length === 0) return;
  const withoutId = rows.filter((row) => row.id === undefined || row.id === null).length;
  if (withoutId > 0) say(`${withoutId} of ${rows.length} rows have no id.`);
  const missing = fields.filter(({ name }) => rows.every((row) => !(name in row)));
  if (missing.length > 0) say(`No row has ${missing.map(({ name }) => name).join(', ')}.`);
}

/** Adds, changes and removes a row. */
async function probeChanges(
  sender: Sender,
  config: EntityConfig,
  say: (sentence: string) => void,
): Promise<boolean> {
  const { endpoints, actions } = config;
  const mark = newMark();
  const sent = valuesOf(config, 0, mark);
  const names = [...validTexts(config, actions.add?.fields ?? [], 0, mark).keys()].map(
    ({ name }) => name,
  );
  await probeRejections(sender, config, names, sent, say);

  const before = (await fetchRows(sender, config)).map(rowId);
  const added = await post(sender, endpoints.add, sent);
  if (!added.ok()) {
    say(`${endpoints.add} answers ${added.status()}: ${(await added.text()).slice(0, 120)}`);
    return false;
  }
  const rowOf = () => addedSince(before, sender, config);
  const row = await rowOf();
  if (!row) {
    say('A row that was added is not in the list.');
    return false;
  }
  for (const field of names.map((name) => fieldOf(config, name)))
    sayDifference(field, sent, row, say);

  if (actions.update) {
    const changed = [...validTexts(config, actions.update.fields, 1, mark)];
    const values = changed.map(([field, text]) => [field.name, modelOf(field).parse(text, field)]);
    const updated = { ...row, ...Object.fromEntries(values) };
    const answer = await post(sender, endpoints.update, updated);
    if (!answer.ok())
      say(
        `${endpoints.update} answers ${answer.status()} to an update of a row from its own list.`,
      );
    else {
      const stored = (await rowOf()) ?? {};
      for (const [field] of changed) sayDifference(field, updated, stored, say);
    }
  }
  const removed = await post(sender, endpoints.remove, { id: row.id });
  if (removed.ok() && !(await rowOf())) return true;
  say(`${endpoints.remove} answers ${removed.status()}, and the row is still there.`);
  return false;
}

/** A row that is not among those with the ids `before`. */
async function addedSince(
  before: readonly string[],
  sender: Sender,
  config: EntityConfig,
): Promise<Row | undefined> {
  return (await fetchRows(sender, config)).find((row) => !before.includes(rowId(row)));
}

/** Sends rows with one value that the entity file rejects: each must be a 422 with a message for its field. */
async function probeRejections(
  sender: Sender,
  config: EntityConfig,
  names: readonly string[],
  valid: Row,
  say: (sentence: string) => void,
): Promise<void> {
  const fields = names.map((name) => fieldOf(config, name));
  const before = (await fetchRows(sender, config)).map(rowId);
  /** Removes the row that was added by these values. */
  async function remove(sent: Row): Promise<void> {
    const row = await addedSince(before, sender, config);
    if (!row) return;
    const isSame = fields.every(
      (field) => editText(field, row[field.name]) === editText(field, sent[field.name]),
    );
    if (isSame || isOurs(row)) await post(sender, config.endpoints.remove, { id: row.id });
  }
  for (const field of fields) {
    const empty = field.required && field.type !== 'boolean' ? [{ text: '' }] : [];
    for (const { text } of [...empty, ...badTexts(config, field, valid).slice(0, 3)]) {
      const value = modelOf(field).parse(text, field);
      const sent = { ...valid, [field.name]: value };
      const answer = await post(sender, config.endpoints.add, sent);
      const what =
        text === '' ? `an empty ${field.label}` : `“${text.slice(0, 30)}” as ${field.label}`;
      if (answer.ok()) {
        say(`The server takes ${what}, which ${config.name}.json rejects.`);
        await remove(sent);
        continue;
      }
      const body = answer.status() === 422 ? readLoosely(await answer.text()) : undefined;
      const messages = Object(Object(body).errors)[field.name];
      if (!Array.isArray(messages)) {
        say(`It rejects ${what} with ${answer.status()}, without errors.${field.name}[].`);
      }
    }
  }
}

function sayDifference(
  field: FieldConfig,
  sent: Row,
  stored: Row,
  say: (sentence: string) => void,
): void {
  const [wanted, found] = [sent, stored].map((row) => editText(field, row[field.name]));
  if (wanted !== found) say(`It stores “${found}” as ${field.label} instead of “${wanted}”.`);
}
