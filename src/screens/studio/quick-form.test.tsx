import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuickForm } from './quick-form';

afterEach(cleanup);

const shared = `{
  "name": { "label": "Name (H1)", "type": "text", "required": true, "unique": true },
  "size": { "type": "select", "options": [{ "value": 1, "label": "Small" }, { "value": 2, "label": "Big" }] }
}`;

/** Renders the form of a config with shared fields. The returned function returns the text as it is then. */
function form(fields: string) {
  const last = { text: `{ "label": "Shop", "fields": [${fields}] }` };
  function Edited() {
    const [text, setText] = useState(last.text);
    last.text = text;
    return (
      <QuickForm
        name="shop"
        text={text}
        sharedText={shared}
        entities={[]}
        onEdit={setText}
        takenFor={() => []}
        onRename={() => undefined}
      />
    );
  }
  render(<Edited />);
  return () => last.text;
}

test('the Config Studio shows the label and “Required” of a shared field, and writes only what differs', async () => {
  const user = userEvent.setup();
  const edited = form('"name"');
  const [required] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /required/i });
  if (!required) throw new Error('There is no box.');
  expect(screen.getByPlaceholderText('Name (H1)')).toBeDefined();
  expect(required.checked).toBe(true);
  await user.click(required);
  expect(edited()).toContain('[{ "field": "name", "required": false }]');
  await user.click(required);
  expect(edited()).toContain('[{ "field": "name" }]');
});

test('the Config Studio shows the options of a shared field, and changes a copy of them', async () => {
  const user = userEvent.setup();
  const edited = form('"size"');
  const labels = screen.getAllByRole<HTMLInputElement>('textbox', { name: /option/i });
  expect(labels.map(({ value }) => value)).toEqual(['Small', 'Big']);
  await user.type(labels[1] ?? document.body, 'g');
  expect(edited()).toContain(
    '[{ "field": "size", "options": [{ "value": 1, "label": "Small" }, { "value": 2, "label": "Bigg" }] }]',
  );
});

test('the Config Studio identifies the rows of spreadsheets by a shared field that is unique', async () => {
  const user = userEvent.setup();
  const edited = form('{ "name": "city", "type": "text" }, "name"');
  await user.click(screen.getByRole('checkbox', { name: 'Bulk update' }));
  expect(edited()).toContain('"bulkUpdate": { "key": "name" }');
});
