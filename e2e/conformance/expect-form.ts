import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { isShown } from '../../src/entities/shown-fields';
import { type FieldConfig, modelOf } from '../../src/field-types';
import { displayText, editText } from '../../src/field-types/read';
import { newMark } from '../fixtures/new-mark';
import { fetchRows } from '../fixtures/post';
import { asPattern } from '../fixtures/table-page';
import { expect, test } from '../fixtures/test';
import {
  controlOf,
  type EntityPage,
  enter,
  expectAllEntered,
  expectColumns,
  expectEntered,
  expectFieldError,
  expectLabels,
} from './entity-page';
import { type BadText, badTexts, expectedMessage, validTexts } from './field-entries';
import { valuesOf } from './staff-api';

/**
 * Tests the add form of an open screen: what it accepts, its messages, and that it loses nothing. Enters every wrong
 * text in `tried` fields (all by default), and one in the others.
 */
export async function expectForm(screen: EntityPage, tried?: ReadonlySet<string>): Promise<void> {
  const { page, config } = screen;
  const names = config.actions.add?.fields ?? [];
  const mark = newMark();
  const valid = validTexts(config, names, 0, mark);
  // The fields that an empty form shows, and those that a filled form shows.
  const all = names.map((name) => fieldOf(config, name));
  const start = Object.fromEntries(all.map((field) => [field.name, startText(field)]));
  const empty = all.filter((field) => isShown(config, field, start));
  const fields = [...valid.keys()];
  const form = formOf(screen, empty, valid);
  const before = await fetchRows(page, config);

  await test.step('the empty form has its fields, with help and options; required ones are marked', async () => {
    await expectColumns(screen);
    await expectLabels(form.locator, empty);
    const hidden = config.fields.filter((field) => !empty.includes(field));
    for (const field of hidden) await expect(controlOf(form.locator, field)).toHaveCount(0);
    for (const field of empty) {
      const control = controlOf(form.locator, field);
      if (field.type !== 'boolean')
        await expect(control).toHaveAttribute('aria-required', String(field.required));
      if (field.help)
        await expect(control).toHaveAccessibleDescription(new RegExp(asPattern(field.help)));
      // Filling in the form tests options from another entity.
      if (field.type !== 'select' || field.optionsFrom) continue;
      const options = field.options.map(({ label }) => label);
      expect((await control.locator('option').allTextContents()).filter(Boolean)).toEqual(options);
    }
  });

  await test.step('empty required fields have errors', async () => {
    const required = empty.filter(isLeftEmpty);
    for (const field of required.filter((one) => startText(one) !== '')) {
      await enter(form.locator, field, '');
    }
    await form.submit.click();
    for (const field of required) {
      await expectFieldError(form.locator, field, expectedMessage(config, field, '', start));
    }
  });

  await form.fill();
  for (const round of badRounds(config, valid, tried)) {
    const names = [...round].map(([field, { text }]) => `${field.label}: ${text.slice(0, 20)}`);
    await test.step(`wrong texts have errors: ${names.join(', ')}`, async () => {
      for (const [field, { text }] of round) await enter(form.locator, field, text);
      await form.submit.click();
      for (const [field, { text, message }] of round) {
        await expectFieldError(form.locator, field, message);
        await expectEntered(form.locator, field, text);
      }
      await form.expectFilled(round);
    });
    for (const field of round.keys()) {
      await enter(form.locator, field, valid.get(field) ?? '');
    }
  }
  expect(await fetchRows(page, config)).toHaveLength(before.length);

  await test.step('a row that is added is in the table, and the form is empty again', async () => {
    await form.submit.click();
    await form.expectEmpty();

    const after = await fetchRows(page, config);
    expect(after).toHaveLength(before.length + 1);
    const sent = valuesOf(config, 0, mark);
    const textsOf = (row: Row) => names.map((name) => editText(fieldOf(config, name), row[name]));
    expect(after.map(textsOf)).toContainEqual(textsOf(sent));

    await screen.search.fill(mark);
    await expect(screen.rows).toHaveCount(1);
    for (const [index, { field }] of config.columns.entries()) {
      const shown = field in sent ? displayText(fieldOf(config, field), sent[field], sent) : '';
      await expect(screen.cells(index)).toContainText(shown);
    }
  });

  const unique = fields.filter((field) => field.unique);
  if (!unique.some(({ name }) => tried?.has(name) ?? true)) return;
  await test.step('unique values can’t be added again, and Reset restores the initial form', async () => {
    await form.fill();
    await form.submit.click();
    for (const field of unique)
      await expect(controlOf(form.locator, field)).toHaveAttribute('aria-invalid', 'true');
    await form.locator.getByRole('button', { name: 'Reset' }).click();
    await form.expectEmpty();
  });
}

function formOf(
  { addForm: locator }: EntityPage,
  empty: readonly FieldConfig[],
  valid: ReadonlyMap<FieldConfig, string>,
) {
  return {
    locator,
    submit: locator.getByRole('button', { name: 'Submit' }),

    async fill() {
      for (const [field, text] of valid) await enter(locator, field, text);
    },

    /** Expects every field, except for some, to hold what was filled in, without an error. */
    async expectFilled(except: BadRound) {
      await expectAllEntered(
        locator,
        [...valid].filter(([field]) => !except.has(field)),
      );
    },

    async expectEmpty() {
      await expectAllEntered(
        locator,
        empty.map((field) => [field, startText(field)]),
      );
    },
  };
}

/** Texts to enter together, each of which must be rejected. */
type BadRound = ReadonlyMap<FieldConfig, BadText>;

/** Texts that must be rejected: each round has one text of every field that has some left. */
function badRounds(
  config: EntityConfig,
  valid: ReadonlyMap<FieldConfig, string>,
  tried?: ReadonlySet<string>,
): readonly BadRound[] {
  const row = Object.fromEntries([...valid].map(([{ name }, text]) => [name, text]));
  const texts = [...valid.keys()].map((field) => {
    const isTried = tried?.has(field.name) ?? true;
    return { field, bad: badTexts(config, field, row).slice(0, isTried ? undefined : 1) };
  });
  const count = Math.max(0, ...texts.map(({ bad }) => bad.length));
  return Array.from(
    { length: count },
    (_, round) =>
      new Map(texts.flatMap(({ field, bad }) => (bad[round] ? [[field, bad[round]]] : []))),
  );
}

/** Whether a required field can be left empty: a box, and a list with a default, can't. */
function isLeftEmpty(field: FieldConfig): boolean {
  if (!field.required || field.type === 'boolean') return false;
  return field.type !== 'select' || startText(field) === '';
}

/** What an empty form shows in a field. */
function startText(field: FieldConfig): string {
  return editText(field, modelOf(field).defaultValue(field));
}
