import { type EntityConfig, fieldOf } from '../../src/entities/entity-config';
import { type FieldConfig, modelOf } from '../../src/field-types';
import { displayText, editText } from '../../src/field-types/read';
import { expect, type staffTest } from '../fixtures/test';
import { controlOf, EntityPage, enter, expectEntered, expectFieldError } from './entity-page';
import { badTexts, messageFor, newMark, validText } from './field-entries';
import { fetchRows, valuesOf } from './staff-api';

/** The add form: what it accepts, its messages, and that it loses nothing. */
export function describeForm(test: typeof staffTest, config: EntityConfig): void {
  const fields = (config.actions.add?.fields ?? []).map((name) => fieldOf(config, name));

  test('a row that is added is in the table, and the form is empty again', async ({ page }) => {
    const mark = newMark();
    const form = await openForm(page, config);
    const before = await fetchRows(page, config);
    await form.fill(mark);
    await form.submit.click();
    await form.expectEmpty();

    const after = await fetchRows(page, config);
    expect(after).toHaveLength(before.length + 1);
    const sent = valuesOf(config, 0, mark);
    expect(after).toContainEqual(expect.objectContaining(sent));

    await form.screen.search.fill(mark);
    await expect(form.screen.rows).toHaveCount(1);
    for (const [index, { field }] of config.columns.entries()) {
      const shown = field in sent ? displayText(fieldOf(config, field), sent[field], sent) : '';
      await expect(form.screen.cells(index)).toContainText(shown);
    }
  });

  test('empty required fields have errors', async ({ page }) => {
    const form = await openForm(page, config);
    const required = fields.filter(isLeftEmpty);
    for (const field of required.filter((one) => startText(one) !== '')) {
      await enter(form.locator, field, '');
    }
    await form.submit.click();
    for (const field of required) {
      await expectFieldError(form.locator, field, messageFor(field, ''));
    }

    await form.fill(newMark());
    await form.submit.click();
    await form.expectEmpty();
  });

  test('errors are under their fields, and nothing typed is lost', async ({ page }) => {
    const mark = newMark();
    const form = await openForm(page, config);
    const before = await fetchRows(page, config);
    await form.fill(mark);
    for (const field of fields.filter((candidate) => badTexts(candidate).length > 0)) {
      for (const { text, message } of badTexts(field)) {
        await test.step(`${field.label}: ${text.slice(0, 40)}`, async () => {
          await enter(form.locator, field, text);
          await form.submit.click();
          await expectFieldError(form.locator, field, message);
          await expectEntered(form.locator, field, text);
        });
      }
      await form.expectFilled(mark, field);
      await enter(form.locator, field, validText(field, 0, mark));
    }
    expect(await fetchRows(page, config)).toHaveLength(before.length);
  });

  test('Reset restores the initial form', async ({ page }) => {
    const form = await openForm(page, config);
    await form.fill(newMark());
    await form.locator.getByRole('button', { name: 'Reset' }).click();
    await form.expectEmpty();
  });

  async function openForm(page: EntityPage['page'], of: EntityConfig) {
    const screen = new EntityPage(page, of);
    await screen.open();
    const locator = screen.addForm;
    return {
      screen,
      locator,
      submit: locator.getByRole('button', { name: 'Submit' }),

      async fill(mark: string) {
        for (const field of fields) await enter(locator, field, validText(field, 0, mark));
      },

      /** Every field but one holds what was filled in, without an error. */
      async expectFilled(mark: string, except: FieldConfig) {
        for (const field of fields) {
          if (field === except) continue;
          await expectEntered(locator, field, validText(field, 0, mark));
          await expect(controlOf(locator, field)).not.toHaveAttribute('aria-invalid', 'true');
        }
      },

      async expectEmpty() {
        for (const field of fields) {
          await expectEntered(locator, field, startText(field));
          await expect(controlOf(locator, field)).not.toHaveAttribute('aria-invalid', 'true');
        }
      },
    };
  }
}

/** Whether a required field can be left empty: a box and a list with a default can't. */
function isLeftEmpty(field: FieldConfig): boolean {
  if (!field.required || field.type === 'boolean') return false;
  return field.type !== 'select' || startText(field) === '';
}

/** What an empty form shows in a field. */
function startText(field: FieldConfig): string {
  return editText(field, modelOf(field).defaultValue(field));
}
