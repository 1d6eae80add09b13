import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED } from '../common/filters';
import { type FieldConfig, type FieldTypeName, modelOf } from '.';
import { type FieldFilter, filterOf } from './filters/field-filter';
import { fieldFixtures, fixtureField } from './fixtures';
import { displayText, editText, searchText, sortKey } from './read';
import * as configs from './registry/configs';
import { messagesAbout } from './schema';

/** Texts of filters that a value must pass. */
function textsFor({ kind, valueIn }: FieldFilter, value: unknown, config: FieldConfig) {
  const seen = valueIn(value);
  if (kind === 'numbers') return [`${value}..${value}`, `..${value}`, `${value}..`];
  if (kind === 'dates') return [`${seen}..${seen}`];
  if (kind === 'text') return [searchText(config, value, {}).slice(0, 5)];
  return Array.isArray(seen) ? seen : [];
}

const types = Object.keys(fieldFixtures) as FieldTypeName[];

describe.each(types)('the field type %s', (type) => {
  const { field, values, readings, bad } = fieldFixtures[type];
  const config: FieldConfig = fixtureField(type);
  const model = modelOf(config);
  const check = (value: unknown) => messagesAbout(config, value);

  test('accepts its fixture as a config', () => {
    const { [type]: schema } = configs;
    expect(schema().parse(field)).toEqual(field);
  });

  test('accepts its own default, if it has one', () => {
    const value = model.defaultValue(config);
    expect(value === null ? [] : check(value)).toEqual([]);
  });

  test.each(values)('accepts %j', (value) => {
    expect(model.isValue(value)).toBe(true);
    expect(check(value)).toEqual([]);
  });

  test.each(values)('parses %j from its own text and from JSON', (value) => {
    expect(model.parse(model.format(value, config), config)).toEqual(value);
    expect(model.parse(JSON.parse(JSON.stringify(value)), config)).toEqual(value);
  });

  test.each(readings)('parses %j as %j', (input, value) => {
    expect(model.parse(input, config)).toEqual(value);
  });

  test.each([0, 1, 20])('accepts what tests type for row %d', (n) => {
    for (const text of fieldFixtures[type].texts(n, 'mark'))
      expect(check(model.parse(text, config))).toEqual([]);
  });

  test.each([null, undefined, ''])('parses %j as empty', (input) => {
    expect(model.parse(input, config)).toBeNull();
  });

  test.each(bad)('returns %j unchanged and reports it', (input) => {
    const read = model.parse(input, config);
    expect(read).toEqual(typeof input === 'string' ? input.trim() : input);
    expect(check(read)[0]).toMatch(/^[A-Z].*\.$/);
  });

  test.each([{ toString: 1 }, [{ toString: 1 }]])('reports %j without throwing', (input) => {
    expect(check(model.parse(input, config))[0]).toMatch(/^[A-Z].*\.$/);
  });

  test('filters by each of its values, and by whether there is a value', () => {
    const filter = filterOf(config);
    const { kind, valueIn, meaningOf, labelOf, options } = filter;
    const passes = (text: string, raw: unknown) => meaningOf(text)?.holds(valueIn(raw));
    for (const value of values) {
      for (const text of textsFor(filter, value, config)) {
        expect(passes(text, value), text).toBe(true);
        expect(passes(text, null), text).toBe(false);
        expect(meaningOf(text)?.words, text).not.toBe('');
        if (kind === 'options') expect(labelOf(text)).not.toBe('');
      }
      expect(passes(FILLED, value)).toBe(true);
      expect(passes(EMPTY, value)).toBe(false);
    }
    if (kind === 'numbers')
      for (const [input, value] of readings)
        if (value !== null) expect(passes(`${input}..${input}`, value), `${input}`).toBe(true);
    expect(passes(EMPTY, null)).toBe(true);
    if (kind !== 'text' && kind !== 'options') expect(meaningOf('nonsense')).toBeUndefined();
    // A text that is not among the options can also be chosen.
    if (options.length > 0) expect(passes('strange', 'strange')).toBe(true);
    for (const option of options) expect(passes(option, 'strange')).toBe(false);
  });

  test.each([...values, ...bad, null, undefined, 0, 'strange', { a: [1] }])(
    'returns texts and a sort key for %j without throwing',
    (raw) => {
      for (const text of [
        editText(config, raw),
        displayText(config, raw, {}),
        searchText(config, raw, {}),
      ])
        expect(typeof text).toBe('string');
      expect(['string', 'number']).toContain(typeof (sortKey(config, raw, {}) ?? ''));
    },
  );
});
