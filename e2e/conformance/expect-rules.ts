import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import { type Row, rowId } from '../../src/entities/row';
import { type FieldConfig, modelOf } from '../../src/field-types';
import { newMark } from '../fixtures/new-mark';
import { fetchRows, post, type Sender } from '../fixtures/post';
import { expect } from '../fixtures/test';
import { dayAfter, dayNamed, isEmpty, ownIsMet, today } from './own-reading';
import { ruleCases, showing } from './rule-cases';
import { valuesOf } from './staff-api';

/** Tests what the server accepts and rejects, just inside and just outside the rules of some fields. */
export async function expectRules(
  page: Sender,
  config: EntityConfig,
  tried: ReadonlySet<string>,
): Promise<void> {
  const { endpoints, actions } = config;
  const names = actions.add?.fields ?? [];
  const mark = newMark();
  let count = 0;
  const rowWith = (given: Row) => {
    count += 1;
    const row = valuesOf(config, count, `${mark}${count}`, given);
    return { ...row, ...given };
  };

  const added: { readonly id: unknown; readonly expected: Row; readonly why: string }[] = [];
  async function add(sent: Row, expected: Row, why: string): Promise<Row> {
    const answer = await post(page, endpoints.add, sent);
    expect(answer.status(), `${why}: ${await answer.text()}`).toBe(201);
    const row: Row = await answer.json();
    added.push({ id: row.id, expected, why });
    return row;
  }
  /** Expects the server to have all rows that were added. A request for each would take most of the test's time. */
  async function expectStored(): Promise<void> {
    const stored = new Map((await fetchRows(page, config)).map((row) => [row.id, row]));
    for (const { id, expected, why } of added.splice(0))
      for (const name of names)
        expect(stored.get(id)?.[name], `${why}: ${name}`).toEqual(expected[name]);
  }
  async function expectRejected(path: string, sent: Row, name: string, why: string) {
    const answer = await post(page, path, sent);
    expect(answer.status(), `${why}: ${await answer.text()}`).toBe(422);
    expect(Object.keys((await answer.json()).errors), why).toContain(name);
  }

  const fields = names.map((name) => fieldOf(config, name)).filter(({ readOnly }) => !readOnly);
  for (const field of fields) {
    const given = showing(config, field);
    if (!given) continue;
    const cases = tried.has(field.name) ? ruleCases(config, field, rowWith(given)) : [];
    for (const { value, isRight, why, by } of cases) {
      const row = rowWith({ ...given, ...by, [field.name]: value });
      const said = `${field.name}, ${why}: ${String(value).slice(0, 30)}`;
      if (isRight) await add(row, row, said);
      else await expectRejected(endpoints.add, row, field.name, said);
    }
    if (field.required && field.type !== 'boolean')
      await expectRejected(
        endpoints.add,
        { ...rowWith(given), [field.name]: null },
        field.name,
        `${field.name}, required`,
      );
  }

  for (const field of fields.filter(({ showIf }) => showIf)) {
    const given = showing(config, field);
    if (!given) continue;
    const shown = rowWith(given);
    for (const other of othersThan(config, field)) {
      const row = rowWith(other);
      const why = `${field.name} is hidden by ${JSON.stringify(other)}`;
      await add(row, { ...row, [field.name]: null }, why);
      const hidden = { ...row, [field.name]: shown[field.name] };
      await expectRejected(endpoints.add, hidden, field.name, why);
    }
    const [other] = othersThan(config, field);
    if (!other || !actions.update) continue;
    const stored = await add(shown, shown, `${field.name} is shown`);
    await expectStored();
    const needed = rowWith(other);
    const changed = { ...needed, ...stored, ...other };
    for (const one of fields)
      if (one.showIf && isEmpty(stored[one.name])) changed[one.name] = needed[one.name];
    const answer = await post(page, endpoints.update, changed);
    expect(answer.ok(), `${field.name}: ${await answer.text()}`).toBe(true);
    const after = (await fetchRows(page, config)).find((row) => rowId(row) === rowId(stored));
    expect(after?.[field.name], `${field.name} is emptied`).toBe(null);
  }

  const whole = rowWith({});
  const withDefault = fields.filter((field) => !field.showIf && defaultOf(field) !== undefined);
  if (withDefault.length > 0) {
    const defaults = Object.fromEntries(withDefault.map((field) => [field.name, defaultOf(field)]));
    const row = rowWith(defaults);
    const left = Object.entries(row).filter(([name]) => !(name in defaults));
    await add(Object.fromEntries(left), row, 'defaults');
  }

  const stored = await add(whole, whole, 'a row');
  const another = rowWith({});
  const next = await add(another, another, 'another row');
  await expectStored();
  for (const { name } of fields.filter(({ unique }) => unique)) {
    const taken = { [name]: whole[name] };
    await expectRejected(endpoints.add, { ...rowWith({}), ...taken }, name, 'unique, added');
    if (actions.update?.fields.includes(name))
      await expectRejected(endpoints.update, { ...next, ...taken }, name, 'unique, updated');
  }
  for (const { name } of config.fields.filter((field) => field.readOnly)) {
    const sent = { ...rowWith({}), [name]: 'changed' };
    const added = await post(page, endpoints.add, sent);
    if (actions.update) await post(page, endpoints.update, { ...stored, [name]: 'changed' });
    const rows = await fetchRows(page, config);
    const { id } = added.ok() ? await added.json() : stored;
    const now = rows.filter((row) => [id, stored.id].includes(row.id));
    expect(now.map((row) => row[name])).not.toContain('changed');
  }
  for (const target of config.targets ?? []) {
    if (target.copies) continue;
    const used = String(whole[target.field] ?? '').split('|')[0];
    const list = await fetchRows(page, target.path);
    const keyOf = (row: Row) => String(row[target.key?.name ?? 'id']);
    const row = list.find((one) => keyOf(one) === used);
    if (!row || !Array.isArray(list)) continue;
    const path = target.path.replace(/fetch$/, 'remove');
    const answer = await post(page, path, { id: row.id });
    expect(answer.ok(), `${target.name} ${used}, which is used`).toBe(false);
    expect((await fetchRows(page, target.path)).map(keyOf)).toContain(used);
  }
}

/** Values of other fields that hide a field, one at a time. */
function othersThan(config: EntityConfig, field: FieldConfig): readonly Row[] {
  return Object.entries(field.showIf ?? {}).flatMap(([name, wanted]) => {
    const by = fieldOf(config, name);
    const base = showing(config, field) ?? {};
    const all =
      by.type === 'select'
        ? by.options.map(({ value }) => value)
        : by.type === 'boolean'
          ? [true, false]
          : outside(by, wanted);
    const rows = all.map((value) => ({ ...base, [name]: value }));
    return rows.filter((row) => !ownIsMet(by, wanted, row));
  });
}

function outside(by: FieldConfig, wanted: object | string | number | boolean): readonly unknown[] {
  if (by.type !== 'date' || typeof wanted !== 'object' || !('to' in wanted)) return [];
  return [dayAfter(String(dayNamed(String(wanted.to))), 1)];
}

/** The value that a field has if nothing is sent; undefined without a default. */
function defaultOf(field: FieldConfig): unknown {
  if (!('default' in field) || field.default === undefined) return undefined;
  if (field.type === 'date' && field.default === 'today') return today();
  return field.type === 'datetime' ? undefined : modelOf(field).parse(field.default, field);
}
